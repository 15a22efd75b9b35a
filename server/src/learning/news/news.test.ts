import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#testing/app.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'

const NEWS = '{ newsGetMany { id date title text isUnread } me { hasUnreadNews } }'
const READ = 'mutation($id: ID!) { newsRead(id: $id) }'
const SIGNED_UP = Date.parse('2026-11-19T20:00:00Z')
const NOW = Date.parse('2026-11-20T12:00:00Z')

describe('the news', () => {
  const app = testApp()
  let person: Actor

  beforeEach(async () => {
    person = await signedUp()
  })

  async function signedUp(options: Parameters<typeof aPerson>[1] = {}): Promise<Actor> {
    app.clock.set(SIGNED_UP)
    const actor = await aPerson(app, options)
    app.clock.set(NOW)
    return actor
  }
  const read = async (id: string, by = person) => (await app.call(READ, { id }, by.token)).data
  async function seen(by = person): Promise<{ unread: string[]; all: string[]; mark: boolean }> {
    const { data, errors } = await app.call(NEWS, {}, by.token)
    expect(errors).toEqual([])
    const list: { id: string; isUnread: boolean }[] = data.newsGetMany
    const unread = list.filter((item) => item.isUnread)
    return {
      all: list.map(({ id }) => id),
      unread: unread.map(({ id }) => id),
      mark: data.me.hasUnreadNews,
    }
  }

  it('lists news as unread if it is newer than the account, and older news as read', async () => {
    const { all, unread, mark } = await seen()
    expect(all).toEqual(['search-your-handbook', 'pause-your-week', 'better-search'])
    expect(unread).toEqual(['search-your-handbook'])
    expect(mark).toBe(true)
  })

  it('keeps news read when older news is read after it', async () => {
    expect(await read('search-your-handbook')).toEqual({ newsRead: true })
    expect(await read('better-search')).toEqual({ newsRead: true })
    expect(await seen()).toMatchObject({ unread: [], mark: false })
  })

  it('keeps news unread for one person when another has read it', async () => {
    const other = await signedUp({ company: person.company })
    await read('search-your-handbook', other)
    expect((await seen()).unread).toEqual(['search-your-handbook'])
  })

  it('lists other news for a public user and for an admin', async () => {
    const company = await aCompany(app)
    // The admin signs up only here, because admin sessions end after an hour without a call.
    const admin = await aPerson(app, { company, isCompanyAdmin: true })
    expect((await seen(admin)).all).toContain('import-members')
    const unpaid = await signedUp({ company: null })
    expect((await seen(unpaid)).all).toEqual(['pause-your-week', 'better-search'])
  })

  it('refuses to mark hidden, future or unknown news as read', async () => {
    for (const id of ['import-members', 'whats-new', 'nothing', "' or 1=1"]) {
      expect(await app.code(READ, { id }, person.token)).toBe('NOT_FOUND')
    }
    expect((await seen()).unread).toEqual(['search-your-handbook'])
  })
})
