import { nodeBinary, ready, run } from './ready.mjs'

ready()
run(nodeBinary, ['content/src/report.ts'])
