import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compiledFile } from '@goodwork/content/compiled.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '#app.ts'
import { readConfig } from '#config/config.ts'
import { SQLITE_FILE } from '#db/open-store.ts'
import { newSecretKey } from '#integrations/secret-key.ts'
import { operate } from '#operator/operator.ts'
import { operatorSentence } from '#operator-faults.ts'
import { openMigratedStore, type TestStore } from '#testing/databases.ts'
import { PRODUCTION } from '#testing/production.ts'
import { aSignedIn, setUpApp } from '#testing/second-factors.ts'
import { copyEmbedded } from '#testing/templates.ts'
import { makeTestApp } from '#testing/test-app.ts'

type Env = Record<string, string>

/** The error of a start in one line; “started” if it starts. */
async function startSays(env: Env): Promise<string> {
  const config = readConfig({ LOG_LEVEL: 'silent', ...env }, tmpdir())
  const started = makeApp(config, { content: compiledFile, site: undefined }).then(
    async (app) => {
      await app.close()
      return 'started'
    },
    (error: unknown) => operatorSentence(error, config) ?? String(error),
  )
  return started
}

async function commandSays(env: Env): Promise<string> {
  const lines: string[] = []
  const args = ['unlock', 'nobody@a.example']
  expect(await operate(args, tmpdir(), env, (line) => lines.push(line))).toBe(1)
  return lines.join('\n')
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goodwork-faults-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('a start and a command with PostgreSQL', () => {
  let test: TestStore
  const at = (change: (url: URL) => void): Env => {
    const url = new URL(test.url ?? '')
    change(url)
    return { DATA_DIR: folder, DATABASE_URL: url.href }
  }

  beforeAll(async () => {
    test = await openMigratedStore('postgres')
  })
  afterAll(async () => {
    await test.store.close()
    await test.drop()
  })

  it.each<[string, (url: URL) => void, string]>([
    ['a wrong password', (url) => (url.password = 'hunter2'), 'refuses this password'],
    ['an unknown user', (url) => (url.username = 'someone'), 'refuses this password'],
    ['a missing database', (url) => (url.pathname = '/lost'), 'has no database “lost”'],
    ['an unknown host', (url) => (url.hostname = 'db.invalid'), 'its host can’t be found'],
    [
      'a password that isn’t encoded',
      (url) => (url.hostname = 'hunter2'),
      'its host can’t be found',
    ],
    ['a port that nothing listens on', (url) => (url.port = '1'), 'does not answer at 127.0.0.1:1'],
    ['TLS that is off', (url) => url.searchParams.set('sslmode', 'verify-full'), 'speaks no TLS'],
  ])(
    'a start and a command name DATABASE_URL for %s, without its password',
    async (_what, change, said) => {
      const env = at(change)
      const [start, command] = [await startSays(env), await commandSays(env)]
      expect(start).toMatch(/^DATABASE_URL: .+\.$/)
      expect(start).toContain(said)
      expect(start).not.toContain('hunter2')
      expect(command).toBe(start)
    },
  )

  it('a start and a command refuse a PostgreSQL database that the user may only read', async () => {
    const name = new URL(test.url ?? '').pathname.slice(1)
    await sql.raw(`create role reader login password 'x'`).execute(test.store.writer)
    try {
      await sql
        .raw('grant select on all tables in schema public to reader')
        .execute(test.store.writer)
      const env = at((url) => {
        url.username = 'reader'
        url.password = 'x'
      })
      expect(await startSays(env)).toContain('user “reader” may not use')
      await sql
        .raw(`alter role reader set default_transaction_read_only = on`)
        .execute(test.store.writer)
      expect(await commandSays(env)).toContain(`“${name}” can only be read`)
    } finally {
      await sql.raw('drop owned by reader').execute(test.store.writer)
      await sql.raw('drop role reader').execute(test.store.writer)
    }
  })
})

describe('a start and a command with the embedded database', () => {
  it.each<[string, (at: string) => Promise<unknown>, string]>([
    [
      'a damaged file',
      (at) => mkdir(at).then(() => writeFile(join(at, SQLITE_FILE), 'no database '.repeat(50))),
      'is damaged',
    ],
    [
      'a folder in its place',
      (at) => mkdir(join(at, SQLITE_FILE), { recursive: true }),
      'can’t write',
    ],
  ])('a start and a command name DATA_DIR for %s', async (what, make, said) => {
    const DATA_DIR = join(folder, what.replaceAll(' ', '-'))
    await make(DATA_DIR)
    const start = await startSays({ DATA_DIR })
    expect(start).toMatch(/^DATA_DIR: .+\.$/)
    expect(start).toContain(said)
    expect(await commandSays({ DATA_DIR })).toBe(start)
  })

  it('a start names DATA_DIR if it is a file', async () => {
    const DATA_DIR = join(folder, 'file')
    await writeFile(DATA_DIR, '')
    expect(await startSays({ DATA_DIR })).toMatch(/^DATA_DIR: .+can’t write/)
  })

  it('a start and a command accept an embedded database of this version', async () => {
    const DATA_DIR = join(folder, 'whole')
    await mkdir(DATA_DIR)
    await copyEmbedded(DATA_DIR)
    expect(await startSays({ ...PRODUCTION, DATA_DIR })).toBe('started')
    expect(await commandSays({ ...PRODUCTION, DATA_DIR })).toContain('No account')
  })
})

it.each([
  [{ code: 'EACCES', syscall: 'listen', port: 80 }, 'PORT: this user may not listen on 80'],
  [{ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'here' }, 'HOST: this machine has no'],
  [{ code: 'EROFS', syscall: 'mkdir', path: '/data/x' }, 'DATA_DIR: this user can’t write /data'],
  [{ code: 'ENOENT', syscall: 'open', path: '/app/web/dist/index.html' }, 'Run npm run build'],
  [{ errcode: 8, message: 'attempt to write a readonly database' }, 'DATA_DIR: this user can’t'],
  [{ errcode: 5, message: 'database is locked' }, 'DATA_DIR: another program has locked'],
  [{ errcode: 13, message: 'database or disk is full' }, 'DATA_DIR: the disk of /data is full'],
])('explains the error %j to an operator in one sentence', (facts, said) => {
  const places = { databaseUrl: undefined, dataDir: '/data', host: 'here' }
  const error = Object.assign(new Error('x'), facts)
  expect(operatorSentence(error, places)).toContain(said)
})

it.each([
  [{ code: '08P01', message: 'password authentication failed' }, 'refuses this password'],
  [{ code: '08P01', message: 'database "g" does not exist' }, 'has no database'],
  [{ code: '08P01', message: 'server login has been failing, try again later' }, 'behind it'],
  [{ code: '28000', message: 'no pg_hba.conf entry for host "::1"' }, 'pg_hba.conf'],
  [{ code: 'CERT_HAS_EXPIRED', message: 'certificate has expired' }, 'the certificate of db'],
  [{ code: '53100', message: 'could not extend file' }, 'the disk of PostgreSQL is full'],
  [{ message: 'timeout exceeded when trying to connect' }, 'does not answer at db:5432'],
])('explains the error %j of PostgreSQL or PgBouncer without the password', (facts, said) => {
  const places = { databaseUrl: 'postgres://g:secret@db/g', dataDir: '/data', host: 'here' }
  const sentence = operatorSentence(Object.assign(new Error('x'), facts), places)
  expect(sentence).toContain(said)
  expect(sentence).not.toContain('secret')
})

describe('SECRET_KEYS', () => {
  const [first, second] = [newSecretKey('a'), newSecretKey('b')]

  it('refuses to start with SECRET_KEYS that open no stored secret, and names the missing key', async () => {
    const app = await makeTestApp('sqlite', { SECRET_KEYS: first })
    const env = (keys: string): Env => ({
      ...PRODUCTION,
      DATA_DIR: app.services.config.dataDir,
      SECRET_KEYS: keys,
    })
    try {
      expect(await startSays(env(second))).toBe('started')
      await setUpApp(app, await aSignedIn(app))
      for (const keys of [second, newSecretKey('a')]) {
        expect(await startSays(env(keys))).toMatch(/^SECRET_KEYS: no key opens.+“a”/)
        expect(await commandSays(env(keys))).toBe(await startSays(env(keys)))
      }
      expect(await startSays(env(first))).toBe('started')
      expect(await startSays(env(`${second},${first}`))).toBe('started')
    } finally {
      await app.drop()
    }
  })
})
