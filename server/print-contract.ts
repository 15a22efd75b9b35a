import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { contract } from '#contract.ts'
import { makeSchema } from '#schema.ts'

// The committed contract of the API. `--check` only says whether it is current.
const texts = {
  'schema.graphql': `${printSchema(lexicographicSortSchema(makeSchema()))}\n`,
  'contract.json': `${JSON.stringify(contract, null, 2)}\n`,
}
for (const [name, text] of Object.entries(texts)) {
  const file = join(import.meta.dirname, name)
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text) {
    process.stderr.write(`stale: server/${name}\n`)
    process.exitCode = 1
  }
}
