// Loads a TypeScript module of the page that imports nothing but types, without building the page.
import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** Import a module; `path` is relative to src, without its extension. */
export async function load(path) {
  const source = readFileSync(new URL(`../src/${path}.ts`, import.meta.url), 'utf8')
  const { outputText } = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 } })
  return import(`data:text/javascript;base64,${Buffer.from(outputText).toString('base64')}`)
}
