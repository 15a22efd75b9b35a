import { existsSync, statSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SQLITE_FILE } from '#db/open-store.ts'
import { PRODUCTION } from '#testing/production.ts'
import { aRepository } from '#testing/site-folder.ts'
import { runServer, spawnServer } from '#testing/spawned-server.ts'
import { copyEmbedded } from '#testing/templates.ts'

let repository: Awaited<ReturnType<typeof aRepository>>
const PASSWORD = 'marmalade on toast'
const LOGIN =
  'mutation($email: String!, $password: String!) { login(email: $email, password: $password) { token } }'

beforeAll(async () => {
  repository = await aRepository()
})
afterAll(() => repository.drop())

describe('starting', () => {
  it('names invalid settings at the start, and exits with 1', async () => {
    const { code, output } = await runServer(repository.root, { PORT: 'x', LOG_LEVEL: 'y' })
    expect(code).toBe(1)
    expect(output).toMatch(/PORT: .+\n\s+LOG_LEVEL: /)
    expect(output).not.toContain('    at ')
  })

  it('refuses to start in production without address, keys and mail, and makes no data', async () => {
    const { code, output } = await runServer(repository.root, { NODE_ENV: 'production', PORT: '0' })
    expect(code).toBe(1)
    for (const name of ['PUBLIC_URL', 'SECRET_KEYS', 'SMTP_URL', 'MAIL_FROM']) {
      expect(output).toContain(name)
    }
    expect(output).not.toContain('    at ')
    expect(existsSync(join(repository.root, 'data'))).toBe(false)
  })

  it('names a port in use at the start, and exits with 1', async () => {
    const holder = createServer()
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
    const address = holder.address()
    const PORT = String(typeof address === 'object' ? address?.port : 0)
    const { code, output } = await runServer(repository.root, { PORT, DATA_DIR: 'taken' })
    holder.close()
    expect(code).toBe(1)
    expect(output).toContain(`PORT: ${PORT}`)
    expect(output).not.toContain('    at ')
  })

  it('exits with 1 if PostgreSQL does not answer, without showing its password', async () => {
    const DATABASE_URL = 'postgres://goodwork:hunter2@127.0.0.1:1/goodwork'
    const { code, output } = await runServer(repository.root, { PORT: '0', DATABASE_URL })
    expect(code).toBe(1)
    expect(output).toContain('DATABASE_URL')
    expect(output).not.toContain('hunter2')
    expect(output).not.toContain('    at ')
  })

  it('makes all data private at the start, also files that other users could read', async () => {
    const folder = join(repository.root, 'private')
    await mkdir(join(folder, 'pictures'), { recursive: true, mode: 0o755 })
    await writeFile(join(folder, SQLITE_FILE), '', { mode: 0o644 })
    const server = await spawnServer(repository.root, { PORT: '0', DATA_DIR: folder })
    const names = ['.', ...(await readdir(folder))]
    const open = names.filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0)
    expect(names).toEqual(expect.arrayContaining([`${SQLITE_FILE}-wal`, 'demo-password.txt']))
    expect(open).toEqual([])
    await server.end()
  })

  it('refuses to start on a database of a newer version, and exits with 1', async () => {
    const DATA_DIR = join(repository.root, 'newer')
    await mkdir(DATA_DIR)
    await copyEmbedded(DATA_DIR)
    const database = new DatabaseSync(join(DATA_DIR, SQLITE_FILE))
    database.exec("insert into kysely_migration values ('9999-next', '2030-01-01')")
    database.close()
    const { code, output } = await runServer(repository.root, { PORT: '0', DATA_DIR })
    expect(code).toBe(1)
    expect(output.trim()).toBe(
      'This database was changed by a newer version (9999-next). Start that version, or restore a backup from before the update.',
    )
  })

  it('replaces a local database of another version with a new one, and keeps the old file', async () => {
    const DATA_DIR = join(repository.root, 'other')
    await mkdir(DATA_DIR)
    await copyEmbedded(DATA_DIR)
    const old = new DatabaseSync(join(DATA_DIR, SQLITE_FILE))
    old.exec('alter table goal drop column "note"')
    old.close()
    const settings = { PORT: '0', DATA_DIR, LOG_LEVEL: 'silent' }
    const refused = await runServer(repository.root, { ...settings, ...PRODUCTION })
    expect(refused.code).toBe(1)
    expect(JSON.parse(refused.output).msg).toMatch(/^DATA_DIR: .+\(goal\.note text\)/)
    const server = await spawnServer(repository.root, settings)
    expect(server.output()).toMatch(/It is \S+before-update-\d+\.sqlite now/)
    expect(server.output()).toContain('Sign in as')
    await server.end()
    const names = await readdir(DATA_DIR)
    expect(names.filter((name) => name.startsWith('before-update-'))).toHaveLength(1)
  })

  it('makes no accounts and shows no mailbox in production', async () => {
    const server = await spawnServer(repository.root, {
      ...PRODUCTION,
      PORT: '0',
      DATA_DIR: 'production',
      PAYMENTS: 'local',
      DEMO_PASSWORD: PASSWORD,
    })
    try {
      expect(server.output()).not.toMatch(/sign in|password|mailbox/i)
      expect(server.output()).toMatch(
        /"There is no app admin yet\. Open https:\S+\/setup .*: [\w-]{43}"/,
      )
      const lines = server.output().trim().split('\n')
      const messages = lines
        .map((line) => JSON.parse(line))
        .map(({ level, msg }) => ({ level, msg }))
      expect(messages).toContainEqual({ level: 40, msg: expect.stringMatching(/^PAYMENTS: local/) })
      expect(messages).toContainEqual({
        ...{ level: 30, msg: expect.stringMatching(/^Goodwork \d+\.\d+\.\d+ is at http/) },
      })
      const mailbox = await fetch(`${server.url}/local/mailbox`)
      expect(await mailbox.text()).not.toContain('mailbox')
      const login = { email: 'member@juniper.example', password: PASSWORD }
      const { errors } = await server.call(LOGIN, login)
      expect(errors[0]?.extensions.code).toBe('INVALID_CREDENTIALS')
    } finally {
      await server.end()
    }
    const folder = join(repository.root, 'production')
    const database = new DatabaseSync(join(folder, SQLITE_FILE))
    for (const table of ['user', 'company', 'credential']) {
      expect(database.prepare(`select count(*) as n from "${table}"`).get()).toEqual({ n: 0 })
    }
    database.close()
    for (const name of ['demo-password.txt', 'secret-key']) {
      expect(existsSync(join(folder, name))).toBe(false)
    }
  })
})

describe('local mode', () => {
  it('makes the demo people once in local mode, and applies a changed DEMO_PASSWORD', async () => {
    const settings = { PORT: '0', DATA_DIR: 'demo', LOG_LEVEL: 'silent' }
    const first = await spawnServer(repository.root, settings)
    const made = /password (\S+)/.exec(first.output())?.[1]
    await first.end()
    const second = await spawnServer(repository.root, settings)
    expect(second.output()).toContain(`password ${made}`)
    await second.end()
    const third = await spawnServer(repository.root, { ...settings, DEMO_PASSWORD: PASSWORD })
    const login = { email: 'operator@goodwork.example', password: PASSWORD }
    const { data } = await third.call(LOGIN, login)
    expect(data.login.token).toMatch(/^[\w-]{43}$/)
    const members = '{ companyGetMany { name } userGetMany { email } }'
    const listed = (await third.call(members, {}, data.login.token)).data
    expect(listed.companyGetMany).toHaveLength(4)
    // Eleven accounts to sign in with, and 24 colleagues for the reports.
    expect(listed.userGetMany).toHaveLength(35)
    // The weeks of the suggested demo person count for her rhythm too.
    const sofia = { email: 'sofia@juniper.example', password: PASSWORD }
    const { token } = (await third.call(LOGIN, sofia)).data.login
    const { rhythmGet } = (await third.call('{ rhythmGet { inRhythm of } }', {}, token)).data
    expect(rhythmGet).toEqual({ inRhythm: 6, of: 6 })
    await third.end()
  })
})

/** Sends requests on kept connections, like a balancer, until each gets two kinds of answer. */
function keptAlive(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const askOnce = () =>
    new Promise<string>((resolve) => {
      const request = get(url, { agent }, (reply) => {
        reply.resume().on('end', () => resolve(`${reply.statusCode} ${reply.headers.connection}`))
      })
      request.on('error', ({ message }) => resolve(message))
    })
  const first = Array.from({ length: connections }, askOnce)
  const lanes = first.map(async (answered) => {
    const met = new Set([await answered])
    while (met.size < 2) met.add(await askOnce())
    return [...met]
  })
  const outcome = Promise.all(lanes).finally(() => agent.destroy())
  return { answered: Promise.all(first), outcome }
}

describe('stopping', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'answers running requests before it stops at %s',
    async (signal) => {
      const server = await spawnServer(repository.root, {
        PORT: '0',
        DATA_DIR: 'stopped',
        DEMO_PASSWORD: PASSWORD,
        LOG_LEVEL: 'silent',
        // A slow machine needs it for the second question of each connection.
        DRAIN_SECONDS: '2',
      })
      // More password checks than the cores run at once: the last ones wait.
      const people = ['member@juniper', 'lead@juniper', 'admin@harbour', 'member@harbour']
      const all = Array.from({ length: 40 }, (_, at) => `${people[at % 4]}.example`)
      const enough = Promise.withResolvers<void>()
      let answered = 0
      const inFlight = all.map(async (email) => {
        const answer = await server.call(LOGIN, { email, password: PASSWORD })
        answered += 1
        if (answered === 12) enough.resolve()
        return answer
      })
      // After a dozen answers, the server has read the other requests.
      await enough.promise
      const balancer = keptAlive(`${server.url}/readyz`, 8)
      await balancer.answered
      const ended = server.end(signal)
      expect(answered).toBeLessThan(40)
      const answers = await Promise.all(inFlight)
      const tokens = answers.map((answer) => answer.data?.login?.token)
      expect(new Set(tokens).size).toBe(40)
      for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
      expect(await ended).toBe(0)
      const balanced = Array(8).fill(['200 keep-alive', '503 close'])
      expect(await balancer.outcome).toEqual(balanced)
      await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
    },
  )
})

describe('the log', () => {
  const SECRETS = {
    password: PASSWORD,
    wrong: 'wrong-guess-4711',
    mail: 'juniper.example',
    goal: 'listen-before-4712',
    query: 'goalCreate',
    code: 'link-code-4713',
    key: 'read-key-4714',
    stored: 'searched-4715',
    broken: 'half-json-4716',
  }
  let lines: Record<string, unknown>[]
  let text: string
  let token: string
  let requestId: string | undefined

  beforeAll(async () => {
    const server = await spawnServer(repository.root, {
      PORT: '0',
      DATA_DIR: 'logs',
      DEMO_PASSWORD: PASSWORD,
      CONTENT_READ_KEYS: SECRETS.key,
      LOG_LEVEL: 'debug',
    })
    const email = `member@${SECRETS.mail}`
    await server.call(LOGIN, { email, password: SECRETS.wrong })
    token = (await server.call(LOGIN, { email, password: PASSWORD })).data.login.token
    const goal = 'mutation($t: String!) { goalCreate(obj: { adviceTitle: $t }) { _id } }'
    await server.call(goal, { t: SECRETS.goal }, token)
    await server.call(goal, { t: SECRETS.goal.repeat(50) }, token)
    await server.call(goal, { t: [SECRETS.goal] }, token)
    await server.call(`{ ${SECRETS.goal.replaceAll('-', '_')} }`, {}, token)
    await fetch(`${server.url}/auth/verify-email?code=${SECRETS.code}`)
    await fetch(`${server.url}/${SECRETS.code}.txt`)
    await fetch(`${server.url}/content/v0/goodwork/tooltips?filterByFormula=${SECRETS.goal}`, {
      headers: { authorization: `Bearer ${SECRETS.key}` },
    })
    await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"query": "${SECRETS.broken}`,
    })
    // Another process breaks the store, to log an unexpected error.
    const database = new DatabaseSync(join(repository.root, 'logs', SQLITE_FILE), { timeout: 5000 })
    database.exec('drop table search')
    database.close()
    const search = 'mutation($q: String!) { searchCreate(obj: { query: $q }) { _id } }'
    const broke = await server.call(search, { q: SECRETS.stored }, token)
    requestId = String(broke.headers['x-request-id'])
    await server.end()
    const written = server.output().split('\n')
    lines = written.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line))
    text = written.filter((line) => line.startsWith('{')).join('\n')
  })

  it('writes one JSON object a line to the log, with request id, route, status and time', () => {
    const answered = lines.filter((line) => line.msg === 'answered')
    expect(answered.length).toBeGreaterThanOrEqual(11)
    for (const line of answered) {
      expect(line).toMatchObject({
        reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        method: expect.any(String),
        route: expect.any(String),
        status: expect.any(Number),
        ms: expect.any(Number),
      })
    }
    expect(answered.flatMap((line) => line.refused ?? [])).toEqual(
      expect.arrayContaining(['INVALID_CREDENTIALS', 'BAD_USER_INPUT', 'INTERNAL']),
    )
  })

  it('logs unexpected errors with the request id of the answer', () => {
    const broke = lines.find((line) => line.msg === 'unexpected error')
    expect(broke).toMatchObject({ level: 50, reqId: requestId })
    expect(JSON.stringify(broke)).toContain('no such table')
  })

  it.each(Object.entries(SECRETS))('the log never contains this secret: %s', (_what, secret) => {
    expect(text).not.toContain(secret)
  })

  it('the log contains no session token', () => {
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(text).not.toContain(token)
  })
})
