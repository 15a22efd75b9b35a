import { BIOME, GENERATED, runParts } from './parts.mjs'
import { ready } from './ready.mjs'

await ready()
// The operations of the web are typed from the schema, so one comes after the other.
for (const part of GENERATED) if (!(await runParts([part]))) process.exit(1)
if (!(await runParts([{ name: 'format', args: [...BIOME, '--write'] }]))) process.exit(1)
