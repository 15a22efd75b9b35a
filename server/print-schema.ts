import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { makeSchema } from '#schema.ts'

// The committed contract of the API. `--check` only says whether it is current.
const file = join(import.meta.dirname, 'schema.graphql')
const text = `${printSchema(lexicographicSortSchema(makeSchema()))}\n`

if (!process.argv.includes('--check')) writeFileSync(file, text)
else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write('stale: server/schema.graphql\n')
  process.exitCode = 1
}
