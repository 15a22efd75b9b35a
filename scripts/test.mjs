import { spawn } from 'node:child_process'
import { browser } from './browser.mjs'
import { pgbouncer } from './pgbouncer.mjs'
import { build, nodeBinary, ready, root, run, say } from './ready.mjs'

await ready()
const [first, ...rest] = process.argv.slice(2)
const kind = first === '--unit' || first === '--e2e' ? first : undefined
/** Words or files that limit the tests. */
const only = kind !== undefined || first === undefined ? rest : [first, ...rest]
const hasUnits = kind !== '--e2e'
// `npm test -- goals` is a quick check and runs no journeys.
const hasJourneys = kind === '--e2e' || (kind === undefined && only.length === 0)

const CHROMIUM_PATH = await browser()
const PGBOUNCER_PATH = pgbouncer()
const env = { ...process.env, CHROMIUM_PATH, PGBOUNCER_PATH }
say(`Browser: ${CHROMIUM_PATH}`)
if (kind === undefined) run(nodeBinary, ['scripts/check.mjs'])

/**
 * Runs a Node program to its end. Resolves to whether it succeeded.
 * @param {readonly string[]} args
 * @returns {Promise<boolean>}
 */
function succeeds(args) {
  const child = spawn(nodeBinary, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
  process.once('exit', () => child.kill())
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code === 0))
  })
}

build(['content'])
/** @type {boolean[]} */
const passed = []
if (hasUnits) {
  // By default Vitest keeps one core free, which is half of two. Set here, because projects ignore
  // the root config.
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--root', root, '--maxWorkers=100%']
  passed.push(await succeeds([...vitest, ...only]))
}
if (hasJourneys) {
  build(['server', 'web'])
  // After the other tests: both keep each core busy, and together they time out.
  const playwright = ['node_modules/@playwright/test/cli.js', 'test']
  passed.push(await succeeds([...playwright, ...only]))
}
process.exitCode = passed.every(Boolean) ? 0 : 1
