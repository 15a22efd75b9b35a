import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const env = { PATH: process.env.PATH ?? '', PORT: '0', LOG_LEVEL: 'silent' }
const parts = ['tables', 'references']
let copy: string

/** Copies the scripts, the content and the other files that a start needs. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'goodwork-copy-'))
  for (const file of ['package.json', 'package-lock.json', 'scripts']) {
    cpSync(join(root, file), join(copy, file), { recursive: true })
  }
  for (const part of ['src', 'tables', 'references', 'package.json', 'tsconfig.json']) {
    cpSync(join(root, 'content', part), join(copy, 'content', part), { recursive: true })
  }
  for (const part of parts) {
    cpSync(at(part), join(copy, 'sound', part), { recursive: true })
  }
  const modules = join(copy, 'node_modules')
  mkdirSync(modules)
  const names = readdirSync(join(root, 'node_modules'))
  for (const name of names.filter((each) => !each.startsWith('.') || each === '.bin')) {
    symlinkSync(join(root, 'node_modules', name), join(modules, name))
  }
  // Without this file a start would install packages.
  const lock = readFileSync(join(copy, 'package-lock.json'))
  const installed = createHash('sha256').update(lock).digest('hex')
  writeFileSync(join(modules, '.goodwork-installed'), installed)
  for (const part of ['server/dist', 'web/dist']) mkdirSync(join(copy, part), { recursive: true })
  writeFileSync(join(copy, 'server/schema.graphql'), '')
  const main = pathToFileURL(join(root, 'server/src/main.ts')).href
  writeFileSync(join(copy, 'server/dist/main.js'), `export { main } from '${main}'\n`)
  writeFileSync(join(copy, 'web/dist/index.html'), '<!doctype html><title>Goodwork</title>')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const at = (file: string) => join(copy, 'content', file)
/** Restores the files of the copy. */
function mend() {
  for (const part of parts) cpSync(join(copy, 'sound', part), at(part), { recursive: true })
}

function spoil(file: string, from: string | RegExp, to: string) {
  const text = readFileSync(at(file), 'utf8')
  const spoilt = text.replace(from, to)
  if (spoilt === text) throw new Error(`${file} holds no ${from}`)
  writeFileSync(at(file), spoilt)
}

describe('npm start', () => {
  let server: ChildProcess
  let said = ''
  const asked = 'Is this another question?'
  const data = () => join(copy, 'data')

  /** Runs the script of `npm start` until the product listens; answers its address. */
  async function start(): Promise<string> {
    said = ''
    server = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: copy,
      env: { ...env, DATA_DIR: data(), DEMO_PASSWORD: 'five green bicycles' },
    })
    for (const stream of [server.stdout, server.stderr]) {
      stream?.setEncoding('utf8').on('data', (part: string) => {
        said += part
      })
    }
    const ended = once(server, 'exit')
    for (;;) {
      const address = / is at (http:[^\s"]+)/.exec(said)?.[1]
      if (address !== undefined) return address
      const state = await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 25))])
      if (state !== undefined) throw new Error(`The product did not start: ${said}`)
    }
  }

  async function stop() {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }

  const firstQuestion = async (address: string) => {
    const reply = await fetch(`${address}/content/v0/goodwork/faq?maxRecords=1`)
    const body = (await reply.json()) as { records: { fields: { question: string } }[] }
    return body.records[0]?.fields.question
  }

  it('npm start serves the last good content until a faulty file is repaired', async () => {
    const old = await firstQuestion(await start())
    await stop()
    expect(said).not.toContain('problems')
    expect(old).not.toBe(asked)

    spoil('tables/faq.yaml', /question: .*/, `question: ${asked}`)
    spoil('tables/main/1.yaml', /adviceId: .*/, 'adviceId: nowhere')
    expect(await firstQuestion(await start())).toBe(old)
    await stop()
    expect(said).toContain('tables/main/1.yaml: 1: adviceId: nowhere is not in impact-advice')
    expect(said).toContain('the last good one, stays in use.')

    mend()
    spoil('tables/faq.yaml', /question: .*/, `question: ${asked}`)
    expect(await firstQuestion(await start())).toBe(asked)
    await stop()
    expect(said).not.toContain('problems')
  }, 240_000)
})
