import { nodeBinary, ready, run } from './ready.mjs'

await ready()
run(nodeBinary, ['content/src/main.ts', ...process.argv.slice(2)])
