import { browser } from './browser.mjs'
import { build, nodeBinary, ready, run } from './ready.mjs'

await ready()
build(['content', 'server', 'web'])
run(nodeBinary, ['bench/all.ts', ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: await browser() },
})
