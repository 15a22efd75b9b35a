import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { aPerson } from '#testing/factories.ts'
import { inState } from '#testing/policy-world.ts'
import { compiled } from './content.test-server.ts'

const base = '/content/v0/goodwork'

describe('readers of the content', () => {
  const app = testApp('sqlite', { CONTENT_READ_KEYS: 'a-read-key' })
  let tokens: Record<string, string | undefined>

  beforeAll(async () => {
    const of = async (options: Parameters<typeof aPerson>[1]) => (await aPerson(app, options)).token
    tokens = {
      'a stranger': undefined,
      'a made-up token': 'x'.repeat(43),
      'a session that waits for its code': await of({ state: 'pending_2fa' }),
      'an address that is not confirmed': await of({ state: 'unverified' }),
      'a public user who has not paid': await of({ company: null }),
      'a public user who has paid': await of({ company: null, paid: true }),
      'a member': await of({}),
      'an app admin': await of({ company: null, isAppAdmin: true }),
      'a read key': 'a-read-key',
    }
  })

  const reply = (url: string, who: string, method: 'GET' | 'POST') => {
    const token = tokens[who]
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const body = method === 'POST' ? { payload: {} } : {}
    return app.http.inject({ url, method, headers, ...body })
  }
  const statusOf = async (url: string, who: string, method: 'GET' | 'POST' = 'GET') =>
    (await reply(url, who, method)).statusCode
  const textOf = async (url: string, who: string) => (await reply(url, who, 'GET')).body

  it('sends fields of the search only to a reader with a key', async () => {
    for (const table of ['impact-action', 'rehearsal']) {
      const url = `${base}/${table}`
      expect(await textOf(url, 'a read key')).toContain('"saidAs"')
      expect(await textOf(url, 'a member')).not.toContain('saidAs')
    }
  })

  it.each([
    ['a stranger', 401],
    ['a made-up token', 401],
    ['a session that waits for its code', 401],
    ['an address that is not confirmed', 401],
    ['a public user who has not paid', 401],
    ['a public user who has paid', 200],
    ['a member', 200],
    ['a read key', 200],
  ])('%s gets %i for every table that is not public', async (who, status) => {
    for (const table of Object.keys(compiled.tables)) {
      if (
        ['faq', 'about', 'news', 'synonyms', 'mira-reply', 'help-line', 'handbook'].includes(table)
      )
        continue
      expect(await statusOf(`${base}/${table}?pageSize=1`, who)).toBe(status)
    }
    expect(await statusOf(`${base}/tooltips/listRecords`, who, 'POST')).toBe(status)
  })

  it.each([
    ['a stranger', 401],
    ['a public user who has not paid', 401],
    ['a public user who has paid', 404],
    ['a member', 200],
    ['an app admin', 200],
    ['a read key', 200],
  ])('%s gets %i for the questions of the handbook', async (who, status) => {
    const [record] = JSON.parse(await textOf(`${base}/handbook?pageSize=1`, 'a member')).records
    for (const path of ['handbook', `handbook/${record.id}`, 'handbook?filterByFormula=TRUE()']) {
      expect(await statusOf(`${base}/${path}`, who)).toBe(status)
    }
    expect(await statusOf(`${base}/handbook/listRecords`, who, 'POST')).toBe(status)
  })

  it('answers a public user for the handbook as for an unknown table', async () => {
    const who = 'a public user who has paid'
    expect(await textOf(`${base}/handbook`, who)).toBe(await textOf(`${base}/no-such-table`, who))
  })

  it('a member who lacks a required second factor reads only public tables', async () => {
    await inState(app, 'enrol_2fa', async () => {
      expect(await statusOf(`${base}/tooltips`, 'a member')).toBe(401)
      expect(await statusOf(`${base}/faq`, 'a member')).toBe(200)
    })
    expect(await statusOf(`${base}/tooltips`, 'a member')).toBe(200)
  })

  it.each(['faq', 'about'])('everyone may read the public table %s', async (table) => {
    for (const who of Object.keys(tokens)) {
      expect(await statusOf(`${base}/${table}?sort[0][field]=id`, who)).toBe(200)
      expect(await statusOf(`${base}/${table}/listRecords`, who, 'POST')).toBe(200)
    }
    const { headers } = await reply(`${base}/${table}`, 'a stranger', 'GET')
    expect(headers['cache-control']).toBe('public, max-age=300')
  })

  it('the public table about has only title, to-do and words of its advice', async () => {
    const { records } = JSON.parse(await textOf(`${base}/about`, 'a stranger'))
    for (const { fields } of records) {
      const names = ['adviceId', 'id', 'title', 'todo', 'whom', 'words']
      expect(Object.keys(fields).sort()).toEqual(names)
    }
    expect(records).toHaveLength(3)
  })

  it.each([
    ['a stranger', 401],
    ['a public user who has not paid', 401],
    ['a public user who has paid', 404],
    ['a member', 404],
    ['an app admin', 404],
    ['a read key', 200],
  ])('%s gets %i for the table of news', async (who, status) => {
    expect(await statusOf(`${base}/news`, who)).toBe(status)
    expect(await statusOf(`${base}/news/listRecords`, who, 'POST')).toBe(status)
  })

  it.each([
    'faq/../tooltips',
    'faq%2f..%2ftooltips',
    'FAQ',
    'faq%20',
    'tooltips/faq',
    'tooltips?table=faq',
  ])('refuses the path %s to a stranger', async (path) => {
    expect(await statusOf(`${base}/${path}`, 'a stranger')).toBe(401)
  })

  it('a public table is public in our base only, and read-only', async () => {
    expect(await statusOf('/content/v0/other/faq', 'a stranger')).toBe(404)
    expect(await statusOf(`${base}/faq`, 'a stranger', 'POST')).toBe(401)
  })
})
