import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { catalogues } from './tools/catalogues.mjs'
import { worker } from './tools/worker.mjs'

// The build goes into the Python package; the server hands out index.html for every page and /assets/*.
export default defineConfig({
  plugins: [catalogues(), svelte(), worker()],
  build: {
    outDir: '../src/hauntboard/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8013', ws: true } }, fs: { allow: ['..'] } },
})
