import { spawn } from 'node:child_process'
import { build, nodeBinary, ready, root, say } from './ready.mjs'

await ready()
build(['content', 'web'])
say('The web with reload is at http://127.0.0.1:5173, the server starts again at each change.')
const children = [
  ['--watch-path=server/src', '--watch-path=content/dist', 'scripts/dev-server.mjs'],
  ['node_modules/vite/bin/vite.js', 'web'],
].map((args) => spawn(nodeBinary, args, { cwd: root, stdio: 'inherit' }))
for (const child of children) child.on('exit', (code) => process.exit(code ?? 0))
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
}
