// Writes src/api/schema.d.ts from the server's own OpenAPI document: `npm run api`.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'

const root = new URL('../../', import.meta.url)
const program = `
from litestar.serialization import encode_json
from spiritboard.server.app import create
from spiritboard.server.settings import Settings
print(encode_json(create(Settings()).app.openapi_schema.to_schema()).decode())
`
const python = new URL('.venv/bin/python', root).pathname
const written = execFileSync(python, ['-c', program], { encoding: 'utf8', maxBuffer: 1 << 26 })
// Examples are made up at random; without them the same server gives the same file.
const document = JSON.parse(written, (key, value) => (/^examples?$/.test(key) ? undefined : value))
const types = astToString(await openapiTS(document))
const head = '// Written by `npm run api` from the server. Do not edit.\n'
writeFileSync(new URL('../src/api/schema.d.ts', import.meta.url), head + types)
