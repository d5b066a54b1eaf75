// Loaded when the analysis is opened.
export { Analyser } from './analysis.svelte'
export { default as Panel } from './Panel.svelte'
