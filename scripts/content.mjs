import { nodeBinary, ready, run } from './ready.mjs'

ready()
run(nodeBinary, ['content/src/main.ts', ...process.argv.slice(2)])
