import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, isProduction, nodeBinary, ready, refuse, root, run } from './ready.mjs'

await ready({ isFixed: isProduction })
if (process.argv[2] === 'judge-mira') {
  // It uses no data of the server, and packages that production does without.
  if (isProduction) refuse('judge-mira runs in a checkout for development, without NODE_ENV.')
  build(['content', 'server'])
  run(nodeBinary, ['bench/all.ts', 'mira', 'mira-routes', 'mira-model'])
  process.exit()
}
const { operate } = await import(pathToFileURL(join(root, 'server/src/operator/operator.ts')).href)
// No one else on this machine may read what an operator writes.
process.umask(0o077)
process.exitCode = await operate(process.argv.slice(2), root)
