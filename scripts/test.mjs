import { browser } from './browser.mjs'
import { pgbouncer } from './pgbouncer.mjs'
import { build, nodeBinary, ready, root, run, say } from './ready.mjs'

await ready()
const [first, ...rest] = process.argv.slice(2)
const kind = first === '--unit' || first === '--e2e' ? first : undefined
/** Words or files: only tests that match them run. */
const only = kind !== undefined || first === undefined ? rest : [first, ...rest]

const CHROMIUM_PATH = await browser()
const PGBOUNCER_PATH = pgbouncer()
const env = { CHROMIUM_PATH, PGBOUNCER_PATH }
say(`Browser: ${CHROMIUM_PATH}`)
if (kind === undefined) run(nodeBinary, ['scripts/check.mjs'])
build(['content', 'server', 'web'])
if (kind !== '--e2e') {
  // Left to itself it keeps one core free, which of two is half of them; projects ask no root config.
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--root', root, '--maxWorkers=100%']
  run(nodeBinary, [...vitest, ...only], { env })
}
// `npm test -- goals` is for a quick look: it runs no journeys.
if (kind === '--e2e' || (kind === undefined && only.length === 0)) {
  run(nodeBinary, ['node_modules/@playwright/test/cli.js', 'test', ...only], { env })
}
