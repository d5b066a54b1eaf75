// Loaded when somebody asks for an analysis.
export { Analyser } from './analysis.svelte'
export { default as Panel } from './Panel.svelte'
