import { browser } from './browser.mjs'
import { pgbouncer } from './pgbouncer.mjs'
import { build, nodeBinary, ready, root, run, say } from './ready.mjs'

await ready()
const CHROMIUM_PATH = await browser()
const PGBOUNCER_PATH = pgbouncer()
say(`Browser: ${CHROMIUM_PATH}`)
run(nodeBinary, ['scripts/check.mjs'])
build(['content', 'server', 'web'])
// A file or a word of a title after `npm test --` runs only what fits, and no journeys.
const only = process.argv.slice(2)
const env = { CHROMIUM_PATH, PGBOUNCER_PATH }
// Left to itself it keeps one core free, which of two is half of them; projects ask no root config.
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--root', root, '--maxWorkers=100%']
run(nodeBinary, [...vitest, ...only], { env })
if (only.length === 0) {
  run(nodeBinary, ['node_modules/@playwright/test/cli.js', 'test'], { env })
}
