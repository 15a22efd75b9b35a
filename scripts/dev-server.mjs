import { root } from './ready.mjs'

// Runs the server from its sources; scripts/dev.mjs restarts it at each change.
const { main } = await import('../server/src/main.ts')
await main(root)
