import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export const root = join(import.meta.dirname, '../..')
export const DEMO = { email: 'member@juniper.example', password: 'benchmark-password-1' }

export type Running = {
  port: number
  url: string
  /** Resident memory in megabytes */
  memory(): number
  stop(): Promise<void>
}

/** A free port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (typeof address !== 'object' || address === null) throw new Error('No free port')
  return address.port
}

/** Makes a temporary folder for the data of one benchmark. */
export function dataFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'goodwork-bench-'))
  return { folder, drop: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Waits until the server answers; throws if its process ends first. */
async function answering(child: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server at ${url} did not start`)
    const reply = await fetch(url).catch(() => undefined)
    if (reply?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function started(child: ChildProcess, port: number, path: string): Promise<Running> {
  const url = `http://127.0.0.1:${port}`
  await answering(child, `${url}${path}`)
  return {
    port,
    url,
    memory: () => {
      const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])
      return Number(kilobytes.toString().trim()) / 1024
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
/** The memory flags that `npm start` gives Node. */
export const FLAGS = (scripts.start as string).split(' ').filter((word) => word.startsWith('--'))

const START = `import(${JSON.stringify(pathToFileURL(join(root, 'server/dist/main.js')).href)})
  .then(({ main }) => main(process.argv[1]))`

/**
 * Starts the built product as `npm start` does. `place` is the folder with its content and site,
 * `env` has further settings. The log is written, but discarded.
 */
export async function startProduct(
  data: string,
  place = root,
  env: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const port = await freePort()
  const child = spawn(process.execPath, [...FLAGS, '-e', START, place], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      DATA_DIR: data,
      DEMO_PASSWORD: DEMO.password,
      ...env,
    },
  })
  return started(child, port, '/readyz')
}

/** Starts a script of bench/ that takes the port and the data folder as arguments. */
export async function startScript(script: string, data: string): Promise<Running> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(root, script), String(port), data], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH ?? '' },
  })
  return started(child, port, '/healthz')
}
