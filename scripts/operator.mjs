import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, nodeBinary, ready, root, run } from './ready.mjs'

await ready()
if (process.argv[2] === 'judge-mira') {
  build(['content', 'server'])
  run(nodeBinary, ['bench/all.ts', 'mira', 'mira-routes', 'mira-model'])
  process.exit()
}
const { operate } = await import(pathToFileURL(join(root, 'server/src/operator.ts')).href)
// Nobody else on this machine reads what an operator writes.
process.umask(0o077)
process.exitCode = await operate(process.argv.slice(2), root)
