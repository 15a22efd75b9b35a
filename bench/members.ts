import { actingAs } from '../server/src/features/members/acting.ts'
import { memberPage, totalOf } from '../server/src/features/members/members.list.ts'
import type { Database } from '../server/src/testing/databases.ts'
import { aCompany, aPerson } from '../server/src/testing/factories.ts'
import { manyMembers } from '../server/src/testing/many-members.ts'
import type { TestApp } from '../server/src/testing/test-app.ts'
import { onBothDatabases } from './lib/both-databases.ts'
import { median, misses, report, say } from './lib/figures.ts'

const MEMBERS = 50_000
const ROUNDS = 15
const PAGE_MS = 50

const ASKED: readonly [what: string, asking: object][] = [
  ['by name', {}],
  ['newest first', { sort: 'newest' }],
  ['deactivated', { state: 'deactivated' }],
  ['admins', { role: 'admin' }],
  ['search, one letter', { query: 'a' }],
  ['search, a name', { query: 'ade' }],
  ['search, two words', { query: 'mat silva' }],
  ['search, an address', { query: 'person49998' }],
  ['search, nobody', { query: 'zzzz' }],
]

async function measure(app: TestApp, database: Database): Promise<void> {
  const company = await aCompany(app)
  const admin = await aPerson(app, { company, isCompanyAdmin: true })
  await manyMembers(app, company, MEMBERS)
  // A company beside it, so that the index and not the table is what helps.
  await manyMembers(app, await aCompany(app, 'b.example'), MEMBERS / 5)
  // As the database does by itself within a minute.
  if (database === 'postgres') await app.services.store.rows('analyze', [], 'analyze')
  const context = await actingAs(app.services.store.read, app.services, admin._id, 'bench')
  if (context === undefined) throw new Error('The admin administers nothing')
  for (const [what, asking] of ASKED) {
    const times: number[] = []
    let total = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const begin = performance.now()
      const page = await memberPage(context, asking)
      total = await totalOf(context, page)
      times.push(performance.now() - begin)
    }
    report(`${database}, ${what}`, median(times), ' ms', { most: PAGE_MS }, `of ${total}`)
  }
}

/** The first page of members and how many there are, in a company of 50,000 (product 9, members). */
export async function members(): Promise<void> {
  await onBothDatabases(measure)
}

if (import.meta.main) {
  say('members')
  await members()
  process.exitCode = misses() === 0 ? 0 : 1
}
