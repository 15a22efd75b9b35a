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
 * Starts a Node program. Resolves at its end to its success and its output.
 * @param {readonly string[]} args
 * @param {{ isQuiet?: boolean }} [options] a quiet one does not write to this terminal
 * @returns {Promise<{ passed: boolean, output: string }>}
 */
function start(args, { isQuiet = false } = {}) {
  const stdio = isQuiet ? 'pipe' : 'inherit'
  const child = spawn(nodeBinary, args, { cwd: root, env, stdio: ['ignore', stdio, stdio] })
  process.once('exit', () => child.kill())
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ passed: code === 0, output }))
  })
}

/** @type {ReturnType<typeof start>[]} */
const runs = []
build(['content'])
if (hasUnits) {
  // By default Vitest keeps one core free, which is half of two. Set here, because projects ignore
  // the root config.
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--root', root, '--maxWorkers=100%']
  runs.push(start([...vitest, ...only]))
}
if (hasJourneys) {
  build(['server', 'web'])
  // Journeys mostly wait, so they run beside the other tests.
  const playwright = ['node_modules/@playwright/test/cli.js', 'test']
  runs.push(start([...playwright, ...only], { isQuiet: hasUnits }))
}
const ended = await Promise.all(runs)
for (const { output } of ended) process.stdout.write(output)
process.exitCode = ended.every(({ passed }) => passed) ? 0 : 1
