import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '#testing/databases.ts'
import { aCompany, aPerson } from '#testing/factories.ts'
import { addressOf } from '#testing/outbox.ts'
import { anAppHolder, aSignedIn } from '#testing/second-factors.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const root = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const PAGES = ['README.md', 'CONTRIBUTING.md', 'docs/operating.md']

/** Runs npm as an operator does, with these settings and no others. */
async function npm(args: readonly string[], settings: Record<string, string>, cwd = root) {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...settings }
  const child = spawn('npm', args, { cwd, env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  const [code] = await once(child, 'close')
  return { code: Number(code), said }
}

it('package.json has a script for every npm command that the pages name', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = PAGES.flatMap((page) => [...read(page).matchAll(/npm (?:run )?([a-z][a-z:0-9]*)/g)])
  const names = new Set(named.map(([, name = '']) => name))
  for (const npms of ['ci', 'prune', 'run', 'with']) names.delete(npms)
  expect([...names].filter((name) => scripts[name] === undefined)).toEqual([])
  const files = Object.values(scripts).map((script) => /\S+\.mjs/.exec(script)?.[0] ?? script)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

describe.each(DATABASES)('npm run operator on %s', (database) => {
  let app: TestApp
  let settings: Record<string, string> = {}
  beforeAll(async () => {
    app = await makeTestApp(database)
    const { config, store } = app.services
    settings = { DATA_DIR: config.dataDir }
    if (database === 'postgres') settings.DATABASE_URL = await addressOf(store)
  })
  afterAll(() => app.drop())

  const operator = (...args: string[]) =>
    npm(['run', '--silent', 'operator', '--', ...args], settings)

  it('runs every operator’s command that the pages name', async () => {
    const locked = await aSignedIn(app)
    const secured = await anAppHolder(app)
    const payer = await aPerson(app, { company: await aCompany(app, null) })
    const file = join(settings.DATA_DIR ?? '', 'backup.sqlite')
    const isEmbedded = database === 'sqlite'
    const expected: Record<string, [what: string, code: number, said: RegExp]> = {
      'first-admin': ['ada@goodwork.example', 0, /mails this link to ada@goodwork\.example/],
      unlock: [locked.email, 0, /can sign in again/],
      'new-recovery': [secured.email, 0, /^ {2}[0-9A-Z]{5}-/m],
      // Erasing someone waits 20 seconds for a running server: operator.test.ts does it.
      erase: ['nobody@goodwork.example', 1, /No account/],
      'sync-membership': [payer.email, 0, /is not a member/],
      backup: [file, isEmbedded ? 0 : 1, isEmbedded ? /as it is now/ : /pg_dump/],
      restore: [file, 1, isEmbedded ? /server/ : /pg_restore/],
    }
    const rows = PAGES.flatMap((page) => [...read(page).matchAll(/^\| `([^|]*)` \|/gm)])
    const named = rows.flatMap(([, cell = '']) =>
      [...cell.matchAll(/([a-z-]+) <(?:address|file)>/g)].map(([, name]) => name),
    )
    expect([...new Set(named)].sort()).toEqual(Object.keys(expected).sort())
    const run = async ([name, [what, code, said]]: (typeof all)[number]) => {
      const done = { code, said: expect.stringMatching(said) }
      expect(await operator(name, what), name).toEqual(done)
    }
    const all = Object.entries(expected)
    // The restore needs the backup of the other commands, so it runs last.
    await Promise.all(all.filter(([name]) => name !== 'restore').map(run))
    await Promise.all(all.filter(([name]) => name === 'restore').map(run))
  })
})

describe('npm start in production', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'goodwork-production-'))
    cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true })
    for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
      cpSync(join(root, file), join(folder, file))
    }
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const start = () => npm(['start', '--silent'], { NODE_ENV: 'production' }, folder)

  it('npm start in production installs and builds nothing, and names the missing step', async () => {
    expect(await start()).toMatchObject({ code: 1, said: expect.stringContaining('npm ci') })
    expect(existsSync(join(folder, 'node_modules'))).toBe(false)
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    expect(await start()).toEqual({ code: 1, said: expect.stringContaining('is not built') })
    for (const file of [
      'content/dist/goodwork.json',
      'server/dist/main.js',
      'web/dist/index.html',
    ]) {
      mkdirSync(join(folder, file, '..'), { recursive: true })
      writeFileSync(join(folder, file), '')
    }
    writeFileSync(join(folder, 'server/dist/version'), '0.0.9')
    expect(await start()).toEqual({ code: 1, said: expect.stringContaining('0.0.9 was built') })
  })
})
