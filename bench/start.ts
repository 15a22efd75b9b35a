import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { median, report } from './lib/figures.ts'
import { DEMO, dataFolder, FLAGS, freePort, root } from './lib/servers.ts'

const RUNS = 5
const BUDGET_SECONDS = 1
const POLL_MS = 5

/** Whether the server answers a page now. */
const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const request = get({ port, host: '127.0.0.1', path: '/', agent: false }, (reply) => {
      reply.resume()
      resolve(reply.statusCode === 200)
    })
    request.on('error', () => resolve(false))
  })

/** Seconds from the command to the first answer of GET /. Stops the server afterwards. */
async function secondsToAnswer(command: string, args: string[], data: string): Promise<number> {
  const port = await freePort()
  const begin = performance.now()
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'ignore',
    // A process group of its own, because npm does not pass every signal on.
    detached: true,
    env: { ...process.env, PORT: String(port), DATA_DIR: data, DEMO_PASSWORD: DEMO.password },
  })
  const ended = once(child, 'exit')
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${command} ended before it answered`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  const seconds = (performance.now() - begin) / 1000
  process.kill(-(child.pid as number), 'SIGTERM')
  await ended
  return seconds
}

/** Measures a start when everything is built and the database exists. */
export async function start(): Promise<void> {
  const { folder, drop } = dataFolder()
  try {
    const script: [string, string[]] = [process.execPath, [...FLAGS, 'scripts/start.mjs']]
    await secondsToAnswer(...script, folder)
    const whole: number[] = []
    const ours: number[] = []
    for (let run = 0; run < RUNS; run += 1) {
      whole.push(await secondsToAnswer('npm', ['start'], folder))
      ours.push(await secondsToAnswer(...script, folder))
    }
    const seconds = median(whole)
    const share = 1 - median(ours) / seconds
    const more = `${Math.round(share * 100)} % of it npm itself`
    report('second npm start to its first answer', seconds, ' s', { most: BUDGET_SECONDS }, more)
  } finally {
    drop()
  }
}
