import * as nodeModule from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, checkBuild, isProduction, ready, root } from './ready.mjs'

await ready({ isFixed: isProduction })
if (isProduction) checkBuild()
else build(['content', 'server', 'web'])
// Caches the compiled code for the next start.
nodeModule.enableCompileCache(join(root, 'node_modules/.cache/compile'))
const { main } = await import(pathToFileURL(join(root, 'server/dist/main.js')).href)
await main(root)
