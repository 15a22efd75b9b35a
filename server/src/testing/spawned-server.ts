import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Answer } from '#testing/test-app.ts'

const START = `import(${JSON.stringify(join(import.meta.dirname, '../main.ts'))}).then((it) => it.main(process.argv[1]))`
// While builds and browsers run, a start that usually takes 3 s has taken more than 30 s.
const PATIENCE_MS = 90_000

export type SpawnedServer = {
  process: ChildProcess
  url: string
  /** The whole output so far, of both streams */
  output(): string
  call(query: string, variables?: object, token?: string): Promise<Answer>
  /** Sends a signal unless it has ended, and waits for the end; returns the exit code */
  end(signal?: NodeJS.Signals): Promise<number | null>
}

type Settings = Record<string, string>

/** A cache of compiled code for the next processes. */
const NODE_COMPILE_CACHE = join(import.meta.dirname, '../../../node_modules/.cache/compile')

/** The minimal environment of a process, so that no setting of the test run leaks in. */
const bare = (settings: Settings) => ({
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE,
  ...settings,
})

function launch(root: string, settings: Settings) {
  const child = spawn(process.execPath, ['-e', START, root], { env: bare(settings) })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (part: string) => {
      text += part
    })
  }
  return { child, output: () => text }
}

/** Starts a real server process in a folder of `aRepository` and waits until it listens. */
export async function spawnServer(root: string, settings: Settings): Promise<SpawnedServer> {
  const { child, output } = launch(root, settings)
  const url = await listening(child, output)
  return {
    process: child,
    url,
    output,
    call: async (query, variables = {}, token) => {
      const reply = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query, variables }),
      })
      const body = (await reply.json()) as { data?: unknown; errors?: Answer['errors'] }
      const headers = Object.fromEntries(reply.headers)
      return { status: reply.status, data: body.data, errors: body.errors ?? [], headers }
    },
    end: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const ended = once(child, 'close')
      child.kill(signal)
      await ended
      return child.exitCode
    },
  }
}

/** Runs a server that refuses to start; returns its exit code and its output. */
export async function runServer(root: string, settings: Settings) {
  const { child, output } = launch(root, settings)
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  await once(child, 'close')
  clearTimeout(timer)
  return { code: child.exitCode, output: output() }
}

async function listening(child: ChildProcess, output: () => string): Promise<string> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const url = / is at (http:[^\s"]+)/.exec(output())?.[1]
    if (url !== undefined) return url
    if (child.exitCode !== null) throw new Error(`The server did not start: ${output()}`)
    if (Date.now() > until) {
      child.kill('SIGKILL')
      throw new Error(`The server does not listen: ${output()}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
