import type { SignedIn } from '../server/src/graphql/context.ts'
import { actingAs } from '../server/src/organizations/members/core/job-actor.ts'
import {
  type MemberListRequest,
  memberPage,
  totalOf,
} from '../server/src/organizations/members/list/members.list.ts'
import type { Database } from '../server/src/testing/databases.ts'
import { aCompany, aPerson } from '../server/src/testing/factories.ts'
import { manyInvited, manyMembers } from '../server/src/testing/many-members.ts'
import type { TestApp } from '../server/src/testing/test-app.ts'
import { onBothDatabases } from './lib/both-databases.ts'
import { median, misses, report, say } from './lib/figures.ts'

const MEMBERS = 50_000
const ROUNDS = 15
const PAGE_MS = 50

/** Beginnings of names that many, few or no people have, alone and together. */
const SEARCHES = ['a', 'o', 'ade', 'a o', 'mat lin', 'mat silva', 'person', 'person49998', 'zzzz']
/** Lists that are requested at once; the last as the page requests it with each search. */
const LISTS: readonly [what: string, asked: readonly MemberListRequest[]][] = [
  ['by name', [{}]],
  ['newest first', [{ sort: 'newest' }]],
  ['with access', [{ withAccess: true }]],
  ['deactivated, newest first', [{ state: 'deactivated', sort: 'newest' }]],
  ['admins', [{ role: 'admin' }]],
  ['invited', [{ state: 'invited' }]],
  [
    'invited, and deactivated, their totals',
    [
      { state: 'invited', first: 1 },
      { state: 'deactivated', first: 1 },
    ],
  ],
]

type TakenTime = { what: string; ms: number }

/** Measures the first and the second page of a list, each with its total. */
async function timesOf(context: SignedIn, query: string, asked: readonly MemberListRequest[]) {
  const times: [first: number[], second: number[]] = [[], []]
  const what: [first: string, second: string] = ['', '']
  for (let round = 0; round < ROUNDS; round += 1) {
    let after: (string | null)[] = asked.map(() => null)
    for (const at of [0, 1] as const) {
      const begin = performance.now()
      const pages = await Promise.all(
        asked.map((asking, of) => memberPage(context, { ...asking, query, after: after[of] })),
      )
      const totals = await Promise.all(pages.map((page) => totalOf(context, page)))
      times[at].push(performance.now() - begin)
      what[at] = `${query} of ${totals.join(' and ')}${at === 0 ? '' : ', second page'}`
      after = pages.map(({ next }) => next)
      if (after.includes(null)) break
    }
  }
  return times
    .map((taken, at): TakenTime => ({ what: what[at] ?? '', ms: median(taken) }))
    .filter(({ ms }) => !Number.isNaN(ms))
}

async function measure(app: TestApp, database: Database): Promise<void> {
  const company = await aCompany(app)
  const admin = await aPerson(app, { company, isCompanyAdmin: true })
  await manyMembers(app, company, MEMBERS)
  await manyInvited(app, company, MEMBERS)
  // Another company, so that a scan of the whole table would be slower than the index.
  await manyMembers(app, await aCompany(app, 'b.example'), MEMBERS / 5)
  // The database does this by itself within a minute.
  if (database === 'postgres') await app.services.store.rows('vacuum analyze', [])
  const acting = { actor: admin._id, sessionsEnded: 0 }
  const context = await actingAs(app.services.store.read, app.services, acting, 'bench')
  if (typeof context === 'string') throw new Error('The admin administers nothing')
  for (const [what, asked] of LISTS) {
    const [all] = (await timesOf(context, '', asked)) as [TakenTime]
    report(`${database}, ${what}`, all.ms, ' ms', { most: PAGE_MS }, all.what.trim())
    const taken: TakenTime[] = []
    for (const query of SEARCHES) taken.push(...(await timesOf(context, query, asked)))
    const [slowest] = taken.sort((one, other) => other.ms - one.ms) as [TakenTime]
    report('  the slowest search', slowest.ms, ' ms', { most: PAGE_MS }, slowest.what)
  }
}

/**
 * Measures pages and totals of members and invited people, with and without a search, in a company
 * of 50,000 of both (product 9, members).
 */
export async function members(): Promise<void> {
  await onBothDatabases(measure)
}

if (import.meta.main) {
  say('members')
  await members()
  process.exitCode = misses() === 0 ? 0 : 1
}
