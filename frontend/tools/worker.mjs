// Writes sw.js beside the built pages: src/worker.js with the list of this build's files.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const CATALOGUE = /^\0virtual:catalogues\/(\w+)\/(.*)$/
const SOURCE = new URL('../src/worker.js', import.meta.url)

export function worker() {
  return {
    name: 'hauntboard-worker',
    apply: 'build',
    buildStart() {
      this.addWatchFile(SOURCE.pathname)
    },
    writeBundle: {
      order: 'post',
      handler({ dir }, bundle) {
        const catalogues = {}
        const shell = ['/']
        for (const [file, { facadeModuleId }] of Object.entries(bundle)) {
          const [, language, subject] = CATALOGUE.exec(facadeModuleId ?? '') ?? []
          if (language && subject !== 'base') (catalogues[language] ??= []).push(`/${file}`)
          else if (file.startsWith('assets/')) shell.push(`/${file}`)
        }
        shell.push(...readdirSync(dir).filter((name) => /\.(svg|webmanifest)$/.test(name)).map((name) => `/${name}`))
        const code = readFileSync(SOURCE, 'utf8')
        // Asset names contain a hash; of the other files the contents are hashed.
        const whole = [code, ...shell.slice(1).sort(), ...['index.html', 'manifest.webmanifest', 'favicon.svg'].map((name) => readFileSync(join(dir, name), 'utf8'))]
        const version = createHash('sha256').update(whole.join('\n')).digest('hex').slice(0, 12)
        writeFileSync(join(dir, 'sw.js'), `const BUILD = ${JSON.stringify({ version, shell, catalogues })}\n${code}`)
      },
    },
  }
}
