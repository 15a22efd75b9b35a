import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, isProduction, nodeBinary, ready, refuse, root, run } from './ready.mjs'

await ready({ isFixed: isProduction })
if (process.argv[2] === 'judge-mira') {
  // It needs development packages, which production does not have, but no data of the server.
  if (isProduction) refuse('judge-mira runs in a checkout for development, without NODE_ENV.')
  build(['content', 'server'])
  run(nodeBinary, ['bench/all.ts', 'mira', 'mira-routes', 'mira-model'])
  process.exit()
}
const { operate } = await import(pathToFileURL(join(root, 'server/src/operator/operator.ts')).href)
// Only the operator may read the files that this command writes.
process.umask(0o077)
process.exitCode = await operate(process.argv.slice(2), root)
