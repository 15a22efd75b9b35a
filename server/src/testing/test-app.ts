import { compiledFile } from '@goodwork/content/compiled.ts'
import { type App, type Dependencies, makeApp } from '#app.ts'
import { readConfig } from '#config/config.ts'
import { type ContentSource, fileSource } from '#content/source/source.ts'
import { checkLockOrder } from '#db/locks.ts'
import type { Clock } from '#integrations/clock.ts'
import { cheapPasswords } from '#testing/cheap-passwords.ts'
import { type Database, openMigratedStore } from '#testing/databases.ts'

export type Answer = {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answered
  data: any
  errors: { message: string; extensions: { code: string; status: number; field?: string } }[]
  headers: Record<string, unknown>
}

export type TestClock = Clock & { move(ms: number): void; set(ms: number): void }

export type TestApp = App & {
  clock: TestClock
  /** A call over HTTP, in process; `token` is that of the caller */
  call(query: string, variables?: object, token?: string): Promise<Answer>
  /** The field `done` of a call's answer; fails if the call is refused */
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answered
  done(query: string, variables?: object, token?: string): Promise<any>
  /** Code of the first error, or undefined */
  code(query: string, variables?: object, token?: string): Promise<string | undefined>
  drop(): Promise<void>
}

/** `passwords: 'product'` for tests of the cost, storage or duration of passwords. */
type TestDependencies = Pick<Dependencies, 'wait' | 'pace'> & { passwords?: 'product' }

/** A Saturday. */
export const START = Date.parse('2026-11-21T09:00:00Z')

/** A clock that does not run until a test moves it. */
export function testClock(start = START): TestClock {
  let time = start
  return {
    now: () => time,
    move: (ms) => {
      time += ms
    },
    set: (ms) => {
      time = ms
    },
  }
}

let content: ContentSource | undefined
/** The compiled content, read once for all apps of a worker. */
function sharedContent(): ContentSource {
  content ??= fileSource(compiledFile)
  return content
}

/**
 * The whole product without a port, on an empty store of the given database; `site` is the folder
 * of a built web app. In a test run, passwords are cheap by default.
 */
export async function makeTestApp(
  database: Database = 'sqlite',
  env: Record<string, string> = {},
  site?: string,
  { passwords, ...doors }: TestDependencies = {},
): Promise<TestApp> {
  checkLockOrder()
  const { store, folder, drop } = await openMigratedStore(database)
  const clock = testClock()
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder, ...env }, folder)
  const given = config.airtable === undefined ? { content: sharedContent() } : {}
  const paths = { content: compiledFile, site }
  const app = await makeApp(config, paths, { ...doors, ...given, store, clock })
  if (process.env.TEST_PASSWORDS === 'cheap' && passwords !== 'product') {
    Object.assign(app.services.passwords, cheapPasswords({ ...app.services.passwords }))
  }
  const call: TestApp['call'] = async (query, variables = {}, token) => {
    const reply = await app.http.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      payload: JSON.stringify({ query, variables }),
    })
    const body = reply.json()
    return {
      status: reply.statusCode,
      data: body.data,
      errors: body.errors ?? [],
      headers: reply.headers,
    }
  }
  return {
    ...app,
    clock,
    call,
    done: async (query, variables, token) => {
      const { data, errors } = await call(query, variables, token)
      if (errors.length > 0) throw new Error(`Refused: ${JSON.stringify(errors)}`)
      return data.done
    },
    code: async (query, variables, token) =>
      (await call(query, variables, token)).errors[0]?.extensions.code,
    drop: async () => {
      await app.close()
      await drop()
    },
  }
}
