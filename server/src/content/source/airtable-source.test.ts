import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { compiled } from '../content.test-server.ts'
import { aBase, aDataDir, apiKey, aSource, type Base, edited } from './source.test-base.ts'
import type { ContentSource } from './source.ts'

const patience = { timeout: 20_000, interval: 20 }
const TAKEN = 'content: a new version of the base is served'
const REFUSED = 'content: refused'
const UNREADABLE = 'content: the base cannot be read'

let base: Base
let data: ReturnType<typeof aDataDir>
let open: ContentSource[]

beforeEach(async () => {
  base = await aBase()
  data = aDataDir()
  open = []
})
afterEach(async () => {
  await Promise.all(open.map((source) => source.close()))
  await base.close()
  data.drop()
})

function started(patienceMs?: number) {
  const made = aSource(base, data.folder, patienceMs)
  open.push(made.source)
  made.source.start()
  return made
}

const first = compiled.tables['impact-action']?.rows[0]?.fields
const other = { title: 'Another title for the first action' }

describe('content from an Airtable base', () => {
  it('serves our own content first, then content and version of the base', async () => {
    base.serve(edited('impact-action', 0, other))
    const { source, title, said } = started()
    expect(title('impact-action')).toEqual(first)
    expect(source.current().version).toBe(compiled.version)
    await vi.waitFor(() => expect(said()).toContain(TAKEN), patience)
    expect(title('impact-action')).toMatchObject(other)
    expect(source.current().version).not.toBe(compiled.version)
  })

  it('gives a base the same version as files with the same content', async () => {
    const { source, said } = started()
    await vi.waitFor(() => expect(base.counts.get('sources')).toBeGreaterThan(2), patience)
    expect(source.current().version).toBe(compiled.version)
    expect(said()).not.toContain(TAKEN)
  })

  it('serves each new version of the base', async () => {
    const { title } = started()
    for (const name of ['One', 'Two', 'Three']) {
      base.serve(edited('impact-action', 0, { title: `${name} more title` }))
      await vi.waitFor(
        () => expect(title('impact-action')).toMatchObject({ title: `${name} more title` }),
        patience,
      )
    }
  })

  it('never logs, stores or serves the key of the base', async () => {
    base.fail(({ count }) => (count === 1 ? { status: 500, body: apiKey } : undefined))
    base.serve(edited('faq', 0, { question: 'Is there another question?' }))
    const { source, said, lines } = started()
    await vi.waitFor(() => expect(said()).toContain(TAKEN), patience)
    const kept = readFileSync(join(data.folder, 'content/airtable-goodwork.json'), 'utf8')
    const words = [...source.current().tables.values()].map(({ records }) => records)
    expect(JSON.stringify([lines, words]) + kept).not.toContain(apiKey)
  })
})

describe('content from an Airtable base after a restart', () => {
  const restarted = async () => {
    base.serve(edited('impact-action', 0, other))
    const before = started()
    await vi.waitFor(() => expect(before.said()).toContain(TAKEN), patience)
    await before.source.close()
    base.fail(() => ({ status: 503, body: '' }))
  }

  it('serves the last good version after a restart, also if the base is down', async () => {
    await restarted()
    const after = started()
    expect(after.title('impact-action')).toMatchObject(other)
    await vi.waitFor(() => expect(after.said()).toContain(UNREADABLE), patience)
    expect(after.title('impact-action')).toMatchObject(other)
  })

  it.each([
    ['cut short', (text: string) => text.slice(0, -500)],
    ['of other content than its version', (text: string) => text.replace('Another title', 'x')],
    ['of another shape', (text: string) => text.replace('"grade":"', '"grade":"Z')],
    ['empty', () => ''],
    ['no content', () => 'null'],
  ])('serves our own content after a restart if the stored file is %s', async (_what, spoil) => {
    await restarted()
    const file = join(data.folder, 'content/airtable-goodwork.json')
    writeFileSync(file, spoil(readFileSync(file, 'utf8')))
    expect(started().title('impact-action')).toEqual(first)
  })

  it('serves a version of the base that can’t be stored', async () => {
    writeFileSync(join(data.folder, 'content'), 'a file where the folder should be')
    base.serve(edited('impact-action', 0, other))
    const { said, title } = started()
    await vi.waitFor(
      () => expect(said()).toContain('content: this version cannot be kept over a restart'),
      patience,
    )
    expect(title('impact-action')).toMatchObject(other)
  })
})

describe('a base with errors', () => {
  it.each([
    ['a dangling id', 'main', 4, { adviceId: 'nowhere' }, 'adviceId', 'nowhere is not in'],
    ['a duplicate', 'job', 1, { id: 'other' }, 'id', 'already'],
    ['a forbidden link', 'internet-links', 0, { url: 'http://example.org' }, 'url', 'https'],
    ['a script as a link', 'internet-links', 0, { url: 'javascript:1' }, 'url', 'https'],
    ['HTML', 'faq', 2, { answer: '<script>alert(1)</script>' }, 'answer', 'HTML'],
    ['a missing value', 'impact-advice', 9, { body: undefined }, 'body', 'expected string'],
    ['a wrong type', 'impact-advice', 9, { time: 'ten' }, 'time', 'expected number'],
    [
      'a claim without a source',
      'impact-advice',
      0,
      { sourceIds: [], grade: 'A' },
      'sourceIds',
      'source',
    ],
  ])(
    'refuses the whole base for %s, and names table, row and field',
    async (_w, table, place, fields, field, why) => {
      const { lines, said, source, title } = started()
      const wrong = edited(table, place, fields, edited('impact-action', 0, other))
      base.serve(wrong)
      await vi.waitFor(() => expect(said()).toContain(REFUSED), patience)
      const line = lines.find((each) => each.message === REFUSED && each.field === field)
      expect(line).toMatchObject({ table, field, problem: expect.stringContaining(why) })
      expect(line?.row).toBeTruthy()
      expect(title('impact-action')).toEqual(first)
      expect(source.current().version).toBe(compiled.version)
    },
  )

  it('logs an error of the base once, and serves the base once it is corrected', async () => {
    const { said, title } = started()
    base.serve(edited('main', 4, { adviceId: 'nowhere' }))
    await vi.waitFor(() => expect(said()).toContain(REFUSED), patience)
    const looks = base.counts.get('sources') ?? 0
    await vi.waitFor(() => expect(base.counts.get('sources')).toBeGreaterThan(looks + 4), patience)
    expect(said().filter((each) => each === REFUSED)).toHaveLength(1)
    base.serve(edited('impact-action', 0, other))
    await vi.waitFor(() => expect(title('impact-action')).toMatchObject(other), patience)
  })
})

describe('a base that fails', () => {
  const hasty = { status: 429, body: '{"errors":[{"error":"RATE_LIMIT_REACHED"}]}' }

  it.each([
    ['answers 500 now and then', { status: 500, body: '<h1>500</h1>' }],
    ['hangs up now and then', 'hang up'],
    ['cuts an answer short now and then', 'cut short'],
    ['answers no records now and then', { status: 200, body: '{"records":[{"id":7}]}' }],
    ['is slow now and then', 'silence'],
  ] as const)('reads a base that %s', async (_what, mishap) => {
    base.serve(edited('impact-action', 0, other))
    base.fail(({ table, count }) => (table === 'main' && count % 3 === 2 ? mishap : undefined))
    const { said, title } = started(200)
    await vi.waitFor(() => expect(said()).toContain(TAKEN), patience)
    expect(title('impact-action')).toMatchObject(other)
  })

  it.each([
    ['500', { status: 500, body: '' }, 'answers 500'],
    [
      '401',
      { status: 401, body: '{"error":{"type":"AUTHENTICATION_REQUIRED"}}' },
      'answers 401 AUTH',
    ],
    ['404', { status: 404, body: '{"error":"NOT_FOUND"}' }, 'answers 404 NOT_FOUND'],
    ['a redirect', { status: 302, body: '', headers: { location: 'http://example.org' } }, ''],
    ['no JSON', { status: 200, body: '<html>' }, 'answers no JSON'],
    ['half an answer', 'cut short', ''],
    ['nothing', 'silence', 'does not answer in time'],
  ] as const)(
    'keeps the last good version of all tables if one table answers %s',
    async (_w, mishap, why) => {
      const { said, lines, title } = started(200)
      base.serve(edited('impact-action', 0, other))
      base.fail(({ table }) => (table === 'tooltips' ? mishap : undefined))
      await vi.waitFor(() => expect(said()).toContain(UNREADABLE), patience)
      expect(lines.find((each) => each.message === UNREADABLE)).toMatchObject({
        table: 'tooltips',
        problem: expect.stringContaining(why),
      })
      expect(title('impact-action')).toEqual(first)
      base.fail(() => undefined)
      await vi.waitFor(() => expect(title('impact-action')).toMatchObject(other), patience)
    },
  )

  it('waits as long as the base demands after too many requests', async () => {
    base.fail(({ table, count }) => {
      if (table !== 'faq' || count > 3) return undefined
      return count === 1 ? { ...hasty, headers: { 'retry-after': '7' } } : hasty
    })
    base.serve(edited('impact-action', 0, other))
    const { said, waits } = started()
    await vi.waitFor(() => expect(said()).toContain(TAKEN), patience)
    expect(waits.filter((ms) => ms > 5_000)).toEqual([7_000, 60_000, 90_000])
  })

  it('sends a base at most five requests a second', async () => {
    const { waits } = started()
    await vi.waitFor(() => expect(base.counts.get('sources')).toBeGreaterThan(1), patience)
    const asked = [...base.counts.values()].reduce((sum, count) => sum + count, 0)
    expect(waits.length).toBeGreaterThanOrEqual(asked - 10)
    expect(Math.max(...waits)).toBeGreaterThan(150)
  })
})

describe('a base that changes while it is read', () => {
  it('reads a table again from its first page if the base changes between two pages', async () => {
    const { title } = started()
    let isChanged = false
    base.fail(({ table, url }) => {
      if (table === 'impact-advice' && url.includes('offset=') && !isChanged) {
        isChanged = true
        base.serve(edited('impact-advice', 0, { title: 'Changed between two pages' }))
      }
      return undefined
    })
    await vi.waitFor(
      () => expect(title('impact-advice')).toMatchObject({ title: 'Changed between two pages' }),
      patience,
    )
  })

  it('serves no version of a base while the base keeps changing', async () => {
    let turn = 0
    base.fail(({ table }) => {
      turn += 1
      if (table === 'rehearsal') base.serve(edited('impact-action', 0, { title: `Draft ${turn}` }))
      return undefined
    })
    const { said, title } = started()
    const restless = 'content: the base is being changed, it is looked at again later'
    await vi.waitFor(() => expect(said()).toContain(restless), patience)
    expect(title('impact-action')).toEqual(first)
    base.fail(() => undefined)
    await vi.waitFor(() => expect(`${title('impact-action')?.title}`).toMatch(/^Draft/), patience)
  })
})
