// Writes src/api/schema.d.ts from the server's OpenAPI document: `npm run api`. With --check it fails if the file is out
// of date.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'

const root = new URL('../../', import.meta.url)
const program = `
from litestar.serialization import encode_json
from hauntboard.server.web.app import create
from hauntboard.server.settings import Settings
print(encode_json(create(Settings()).app.openapi_schema.to_schema()).decode())
`
const python = new URL('.venv/bin/python', root).pathname
const written = execFileSync(python, ['-c', program], { encoding: 'utf8', maxBuffer: 1 << 26 })
// Examples are random; without them the output is reproducible.
const document = JSON.parse(written, (key, value) => (/^examples?$/.test(key) ? undefined : value))
const types = astToString(await openapiTS(document))
const head = '// Written by `npm run api` from the server. Do not edit.\n'
const file = new URL('../src/api/schema.d.ts', import.meta.url)
if (!process.argv.includes('--check')) writeFileSync(file, head + types)
else if (readFileSync(file, 'utf8') !== head + types) {
  console.error('src/api/schema.d.ts is out of date: run `npm run api`')
  process.exitCode = 1
}
