import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Insertable } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { InvitationTable } from '#db/tables.members.ts'
import type { UserTable } from '#db/tables.ts'
import { insertDemoPerson } from '#demo/demo.store.ts'
import { nameKey, wordsOf } from '#lib/names.ts'
import { testApp } from '#testing/app.ts'
import { DATABASES } from '#testing/databases.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { manyMembers } from '#testing/many-members.ts'

const LIST = `query($query: String, $state: MemberState, $role: MemberRole, $sort: MemberSort,
  $first: Int, $after: String, $companyId: ID, $isPublic: Boolean, $withAccess: Boolean) {
  page: memberGetMany(query: $query, state: $state, withAccess: $withAccess, role: $role,
  sort: $sort, first: $first, after: $after, companyId: $companyId, isPublic: $isPublic) {
  total next rows { _id } } }`

const FIRST = ['Ada', 'ada lou', 'Zoë', 'O’Nei', 'Ab', '张', 'a', '']
const LAST = ['O’Neill', 'Oda', 'Łuk', 'de la Ada', '李', 'b', 'Øst', '']
const LOCAL = ['ada', 'a.b', 'o_luk', "z'oe", 'x-ada+de', 'de.la', 'b']
const QUERIES = [
  ...[
    '',
    'a',
    'o',
    'ada',
    'ZOË',
    'o nei',
    'de la',
    'a o',
    'b a',
    '张',
    '%',
    '_',
    'a%',
    '🙂',
    'ada @',
  ],
  ...['example', 'ada@', 'b@ad', 'a.b@ada.ex', 'x-ada+de@', 'luk@ada.example', '@ada', "o'neill b"],
]

const aMember = fc.record({
  firstName: fc.constantFrom(...FIRST),
  lastName: fc.constantFrom(...LAST),
  local: fc.constantFrom(...LOCAL),
  role: fc.constantFrom('individual', 'team', 'function', null),
  isCompanyAdmin: fc.constantFrom(0 as const, 1 as const),
  showWelcomeDialog: fc.constantFrom(0 as const, 1 as const),
  at: fc.integer({ min: 1, max: 4 }),
  joined: fc.integer({ min: 1, max: 4 }),
  is: fc.constantFrom('open', 'open', 'open', 'deactivated', 'closed', 'invited', 'used'),
  isShared: fc.boolean(),
})
type Someone = { _id: string; email: string } & (typeof aMember extends fc.Arbitrary<infer T>
  ? T
  : never)

const aList = fc.record({
  query: fc.constantFrom(...QUERIES),
  state: fc.constantFrom(null, null, 'invited', 'joined', 'onboarded', 'deactivated'),
  withAccess: fc.boolean(),
  role: fc.constantFrom(null, null, 'individual', 'team', 'admin'),
  sort: fc.constantFrom('name', 'newest'),
  first: fc.integer({ min: 1, max: 9 }),
})
type ListRequest = typeof aList extends fc.Arbitrary<infer T> ? T : never

const compared = (one: string, other: string) =>
  Buffer.compare(Buffer.from(one), Buffer.from(other))

/** Whether a person has words with the beginnings in a query. */
function isFound(person: Someone, query: string): boolean {
  const typed = query.split(' ').filter((word) => nameKey(word) !== '')
  if (query !== '' && typed.length === 0) return false
  const address = ` ${person.email.replace(/[^a-z0-9@]/g, ' ')}`
  return typed.every((word) =>
    word.includes('@')
      ? address.includes(` ${word.replace(/[^a-z0-9@]/g, ' ')}`)
      : nameKey(word)
          .split(' ')
          .every((part) => wordsOf(person).some((own) => own.startsWith(part))),
  )
}

function isListed(person: Someone, { query, state, withAccess, role }: ListRequest): boolean {
  const { is, showWelcomeDialog } = person
  const isOpen = is === 'open' || is === 'deactivated'
  const active = showWelcomeDialog === 1 ? 'joined' : 'onboarded'
  const own = is === 'open' ? active : is
  if (state === null ? !isOpen || (withAccess && is !== 'open') : own !== state) return false
  if (role === 'admin' && person.isCompanyAdmin === 0) return false
  if (role !== null && role !== 'admin' && person.role !== role) return false
  return isFound(person, query)
}

/** The expected ids of a list, by a plain filter and sort. */
function plain(people: readonly Someone[], asked: ListRequest, isPublic: boolean): string[] {
  const newest = ({ at, joined }: Someone) => (isPublic || asked.state === 'invited' ? at : joined)
  const keys = ({ lastName, firstName }: Someone) => [nameKey(lastName), nameKey(firstName)]
  const byName = (one: Someone, other: Someone) => {
    const [[oneLast = '', oneFirst = ''], [last = '', first = '']] = [keys(one), keys(other)]
    return compared(oneLast, last) || compared(oneFirst, first) || compared(one._id, other._id)
  }
  const byDate = (one: Someone, other: Someone) =>
    newest(other) - newest(one) || compared(other._id, one._id)
  return people
    .filter((person) => isListed(person, asked))
    .sort(asked.sort === 'name' ? byName : byDate)
    .map(({ _id }) => _id)
}

describe.each(DATABASES)('a list of members on %s', (database) => {
  const app = testApp(database)
  let shared: string
  let operator: Actor

  beforeAll(async () => {
    shared = await aCompany(app, null)
    operator = await aPerson(app, { isAppAdmin: true })
  })

  const page = async (asked: object) => {
    const { data, errors } = await app.call(LIST, asked, operator.token)
    expect(errors).toEqual([])
    return data.page as { total: number; next: string | null; rows: { _id: string }[] }
  }
  async function walked(asked: object) {
    const ids: string[] = []
    const totals = new Set<number>()
    for (let after: string | null = null; ; ) {
      const { rows, next, total }: Awaited<ReturnType<typeof page>> = await page({
        ...asked,
        after,
      })
      ids.push(...rows.map(({ _id }) => _id))
      totals.add(total)
      if (next === null) return { ids, totals: [...totals] }
      after = next
    }
  }

  const keysOf = ({ firstName, lastName }: Pick<Someone, 'firstName' | 'lastName'>) => ({
    ...{ firstName, firstKey: nameKey(firstName) },
    ...{ lastName, lastKey: nameKey(lastName) },
  })
  function asUser(person: Someone, company: string | null): Insertable<UserTable> {
    const { _id, email, role, isCompanyAdmin, showWelcomeDialog, at, joined, is } = person
    return {
      ...{ _id, email, emailKey: email, company, ...keysOf(person), version: 1, optInEmail: 0 },
      ...{ optContactByColleague: 0, shareWeeklyScore: 0, isAppAdmin: 0, emailVerified: 1 },
      ...{ isPrelaunch: 0, role, isCompanyAdmin, showWelcomeDialog, createdDate: at },
      ...{ updatedDate: at, joinedDate: joined, deactivatedDate: is === 'deactivated' ? at : null },
      ...{ deletionDate: is === 'closed' ? Date.parse('2030-01-01') : null },
    }
  }
  function asInvitation(person: Someone, company: string): Insertable<InvitationTable> {
    const { _id, email, role, isCompanyAdmin, at, is } = person
    return {
      ...{ _id, tokenHash: _id, company, email, emailKey: email, ...keysOf(person), role },
      ...{ isCompanyAdmin, createdBy: null, createdDate: at, expires: at, uses: 1 },
      usesLeft: is === 'used' ? 0 : 1,
    }
  }
  async function keep(people: readonly Someone[], isPublic: boolean): Promise<string> {
    const company = isPublic ? shared : await aCompany(app, `${randomUUID()}.example`)
    await app.services.store.write(async (trx) => {
      await trx.deleteFrom('user').where('_id', '!=', operator._id).execute()
      await trx.deleteFrom('invitation').execute()
      for (const person of people) {
        const isInvited = person.is === 'invited' || person.is === 'used'
        const of = isPublic && !person.isShared ? null : company
        if (isInvited)
          await trx.insertInto('invitation').values(asInvitation(person, company)).execute()
        else await trx.insertInto('user').values(asUser(person, of)).execute()
      }
    })
    return company
  }

  it('lists the same members as a plain filter and sort, in pages of any size', async () => {
    const people = fc.array(aMember, { maxLength: 24 })
    const lists = fc.array(aList, { minLength: 10, maxLength: 10 })
    const property = fc.asyncProperty(
      people,
      lists,
      fc.boolean(),
      async (made, asked, isPublic) => {
        const all = made.map((one, at) => ({
          ...{ ...one, _id: randomUUID(), email: `${one.local}${at}@ada.example` },
        }))
        const company = await keep(all, isPublic)
        const whose = isPublic ? { isPublic } : { companyId: company }
        for (const list of asked) {
          const { ids, totals } = await walked({ ...list, ...whose })
          const expected = plain(all, list, isPublic)
          expect([list, ids, totals]).toEqual([list, expected, [expected.length]])
        }
      },
    )
    await fc.assert(property, { numRuns: 40 })
  })

  const named = (company: string, lastName: string, at: number) => {
    const [_id, email] = [randomUUID(), `${randomUUID()}@b.example`]
    const own = { _id, email, emailKey: email, company, firstName: 'Ida', lastName }
    return app.services.store.write((trx) => insertDemoPerson(trx, own, at)).then(() => _id)
  }

  it('continues a member list after its cursor when people are added or renamed', async () => {
    const company = await aCompany(app, `${randomUUID()}.example`)
    const [a, c, e, g] = await Promise.all(
      ['a', 'c', 'e', 'g'].map((name) => named(company, name, 1)),
    )
    const ask = { companyId: company, query: 'ida', first: 2 }
    const { rows, next } = await page(ask)
    expect(rows).toEqual([{ _id: a }, { _id: c }])
    await named(company, 'b', 1)
    const d = await named(company, 'd', 1)
    const rename = 'mutation($obj: MemberChangeInput!) { done: memberUpdate(obj: $obj) }'
    for (const [_id, lastName] of [
      [c, 'a'],
      [g, 'dd'],
    ]) {
      await app.call(rename, { obj: { _id, lastName, companyId: company } }, operator.token)
    }
    const second = await page({ ...ask, after: next })
    expect(second.rows).toEqual([{ _id: d }, { _id: g }])
    expect((await page({ ...ask, after: second.next })).rows).toEqual([{ _id: e }])
    expect(second.total).toBe(6)
  })

  it('counts a member list up to 1,001', async () => {
    const company = await aCompany(app, `${randomUUID()}.example`)
    await manyMembers(app, company, 1001)
    const ask = { companyId: company, query: 'person', first: 100 }
    const first = await page(ask)
    expect([first.total, first.rows.length]).toEqual([1001, 100])
    expect((await page({ ...ask, after: first.next })).total).toBe(1001)
    expect((await page({ ...ask, query: 'person99' })).total).toBe(11)
  })

  it('finds members with German names in both spellings, and no other names', async () => {
    const company = await aCompany(app, `${randomUUID()}.example`)
    const person = async (firstName: string, lastName: string) => {
      const [_id, email] = [randomUUID(), `${randomUUID()}@a.example`]
      const row = { _id, email, emailKey: email, company, firstName, lastName }
      await app.services.store.write((trx) => insertDemoPerson(trx, row, 1))
      return _id
    }
    const umlaut = await person('Jürgen', 'Größ')
    const spelt = await person('Juergen', 'Groess')
    const joe = await person('Joe', 'Baum')
    const john = await person('John', 'Bauer')
    const found = async (query: string) =>
      (await page({ companyId: company, query })).rows.map(({ _id }) => _id).sort()
    for (const query of ['Juergen', 'Jürgen', 'Groess', 'größ', 'Jurgen Gross', 'Jürg']) {
      expect(await found(query)).toEqual([umlaut, spelt].sort())
    }
    expect(await found('Joe')).toEqual([joe])
    expect(await found('Bauer')).toEqual([john])
  })

  it('finds members by the beginning of very long names and addresses', async () => {
    const company = await aCompany(app, `${randomUUID()}.example`)
    // Each sign has up to six letters of three bytes in its key.
    const long = (from: number) =>
      Array.from({ length: 100 }, (_, at) => String.fromCodePoint(from + ((at * 37) % 87))).join('')
    const local = Array.from({ length: 64 }, (_, at) => String.fromCodePoint(0x20000 + at * 97))
    const email = `${local.join('')}@${'a'.repeat(60)}.${'b'.repeat(60)}.example`
    const [firstName, lastName] = [long(0x3300), long(0x3301)]
    const _id = randomUUID()
    const person = { _id, email, emailKey: email, company, firstName, lastName }
    await app.services.store.write((trx) => insertDemoPerson(trx, person, 1))
    for (const query of [firstName.slice(0, 3), lastName.slice(0, 3), `${local.join('')}@aa`]) {
      expect((await page({ companyId: company, query })).rows).toEqual([{ _id }])
    }
  })
})
