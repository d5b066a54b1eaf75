// Writes src/api/schema.d.ts from the server's own OpenAPI document: `npm run api`. With --check it only
// says whether the file is what the server of today gives.
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
// Examples are made up at random; without them the same server gives the same file.
const document = JSON.parse(written, (key, value) => (/^examples?$/.test(key) ? undefined : value))
const types = astToString(await openapiTS(document))
const head = '// Written by `npm run api` from the server. Do not edit.\n'
const file = new URL('../src/api/schema.d.ts', import.meta.url)
if (!process.argv.includes('--check')) writeFileSync(file, head + types)
else if (readFileSync(file, 'utf8') !== head + types) {
  console.error('src/api/schema.d.ts is not what the server gives: npm run api')
  process.exitCode = 1
}
