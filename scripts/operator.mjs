import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ready, root } from './ready.mjs'

await ready()
const { operate } = await import(pathToFileURL(join(root, 'server/src/operator.ts')).href)
process.exitCode = await operate(process.argv.slice(2), root)
