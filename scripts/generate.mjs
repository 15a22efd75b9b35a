import { BIOME, GENERATED, runParts } from './parts.mjs'
import { ready } from './ready.mjs'

await ready()
// One after the other, because the types of the web's operations depend on the schema.
for (const part of GENERATED) if (!(await runParts([part]))) process.exit(1)
if (!(await runParts([{ name: 'format', args: [...BIOME, '--write'] }]))) process.exit(1)
