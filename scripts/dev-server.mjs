import { root } from './ready.mjs'

// The server from its sources; scripts/dev.mjs starts it again at each change.
const { main } = await import('../server/src/main.ts')
await main(root)
