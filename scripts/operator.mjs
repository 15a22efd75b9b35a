import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ready, root } from './ready.mjs'

await ready()
const { operate } = await import(pathToFileURL(join(root, 'server/src/operator.ts')).href)
// Nobody else on this machine reads what an operator writes.
process.umask(0o077)
process.exitCode = await operate(process.argv.slice(2), root)
