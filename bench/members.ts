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

/** Beginnings that few and many have, first and last in the order, alone and together; and nobody. */
const SEARCHES = ['a', 'o', 'ade', 'a o', 'mat lin', 'mat silva', 'person', 'person49998', 'zzzz']
/** What is asked at once; the last as the page asks beside each search. */
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

type Taken = { what: string; ms: number }

/** How long the first page of a list and its total take, and the second page with its own. */
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
    .map((taken, at): Taken => ({ what: what[at] ?? '', ms: median(taken) }))
    .filter(({ ms }) => !Number.isNaN(ms))
}

async function measure(app: TestApp, database: Database): Promise<void> {
  const company = await aCompany(app)
  const admin = await aPerson(app, { company, isCompanyAdmin: true })
  await manyMembers(app, company, MEMBERS)
  await manyInvited(app, company, MEMBERS)
  // A company beside it, so that the index and not the table is what helps.
  await manyMembers(app, await aCompany(app, 'b.example'), MEMBERS / 5)
  // As the database does by itself within a minute.
  if (database === 'postgres') await app.services.store.rows('vacuum analyze', [])
  const acting = { actor: admin._id, sessionsEnded: 0 }
  const context = await actingAs(app.services.store.read, app.services, acting, 'bench')
  if (typeof context === 'string') throw new Error('The admin administers nothing')
  for (const [what, asked] of LISTS) {
    const [all] = (await timesOf(context, '', asked)) as [Taken]
    report(`${database}, ${what}`, all.ms, ' ms', { most: PAGE_MS }, all.what.trim())
    const taken: Taken[] = []
    for (const query of SEARCHES) taken.push(...(await timesOf(context, query, asked)))
    const [slowest] = taken.sort((one, other) => other.ms - one.ms) as [Taken]
    report('  the slowest search', slowest.ms, ' ms', { most: PAGE_MS }, slowest.what)
  }
}

/**
 * Pages of members and invited people and how many there are, whatever is searched, in a company of
 * 50,000 of both (product 9, members).
 */
export async function members(): Promise<void> {
  await onBothDatabases(measure)
}

if (import.meta.main) {
  say('members')
  await members()
  process.exitCode = misses() === 0 ? 0 : 1
}
