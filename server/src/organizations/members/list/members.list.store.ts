import { type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#db/store.ts'
import type { Tables } from '#db/tables.ts'
import { holdsColumn } from '../invitations.store.ts'
import { LIMITS, type Narrowing, type Page } from '../members.rules.ts'
import { belongsTo } from '../members.store.ts'

type Eb = ExpressionBuilder<Tables, 'user'>

function ofState(eb: Eb, { state, withAccess }: Narrowing) {
  // Who came is gone from here, and an invitation that is a link has no address to be found by.
  if (state === 'invited') return [sql<SqlBool>`"usesLeft" > 0 and "foundBy" is not null`]
  const isOpen = eb('deletionDate', 'is', null)
  if (state === 'deactivated') return [isOpen, eb('deactivatedDate', 'is not', null)]
  const hasAccess = eb('deactivatedDate', 'is', null)
  if (state === null) return withAccess ? [isOpen, hasAccess] : [isOpen]
  return [isOpen, hasAccess, eb('showWelcomeDialog', '=', state === 'joined' ? 1 : 0)]
}

function ofRole(eb: Eb, { role }: Narrowing) {
  if (role === null) return []
  return [role === 'admin' ? eb('isCompanyAdmin', '=', 1) : eb('role', '=', role)]
}

// Said once more and written out, where there is an index of them alone.
const isAdmin = (eb: Eb) => eb('user.isCompanyAdmin', '=', eb.lit(1))

// The words hold no sign that LIKE would read. What stands behind the @ is no word of a person.
const ofWord = (word: string) =>
  sql<SqlBool>`"foundBy" like ${word.includes('@') ? `% ${word}%` : `% ${word}%@%`}`

/** A list by the name of the other one: what both have in common is asked for here. */
const asUser = ({ state }: Narrowing) =>
  (state === 'invited' ? 'invitation as user' : 'user') as 'user'

/** Whom a list is narrowed to; what has an order or an end is for the caller to add. */
function narrowed(db: Db, narrowing: Narrowing) {
  const { company, state, role, words } = narrowing
  return db
    .selectFrom(asUser(narrowing))
    .where((eb) =>
      state === 'invited' ? eb('user.company', '=', company) : belongsTo(company)(eb),
    )
    .$if(role === 'admin' && state !== 'invited', (query) => query.where(isAdmin))
    .where((eb) => {
      const all = eb.and([
        ...ofState(eb, narrowing),
        ...ofRole(eb, narrowing),
        ...words.map(ofWord),
      ])
      // PostgreSQL guesses of each condition how many it leaves, and reads and sorts everybody where
      // it guesses few. Of this one it guesses a third, and walks the index until there are enough.
      return sql<SqlBool>`case when ${all} then 1 else 0 end > 0`
    })
}

type Order = Pick<Page, 'sort' | 'newestBy'>

const columnsOf = ({ sort, newestBy }: Order) =>
  (sort === 'name'
    ? (['lastKey', 'firstKey', '_id'] as const)
    : ([newestBy, '_id'] as const)
  ).slice()

/** Puts people whose columns are those of `of` into the order of a list. */
const inOrder = <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  order: Order,
  of: string,
): SelectQueryBuilder<DB, TB, O> =>
  columnsOf(order).reduce(
    (ordered, name) =>
      ordered.orderBy(sql.ref(`${of}.${name}`), order.sort === 'name' ? 'asc' : 'desc'),
    query,
  )

/**
 * Those of a page with all that is stored of them, from its place on. Only the index of the list is
 * read for it, from there to the last who counts. `all` is how many come from that place on; of the
 * first page counted so far as anybody is told, of others so far as they fill it.
 */
function pageOf(db: Db, page: Page) {
  const { sort, after, most } = page
  const columns = columnsOf(page)
  const here = sql.join(columns.map((name) => sql.ref(`user.${name}`)))
  const beyond = sql<SqlBool>`(${here}) ${sort === 'name' ? sql`>` : sql`<`} (${sql.join(after ?? [])})`
  const walked = narrowed(db, page)
    .select(columns)
    .$if(after !== null, (query) => query.where(beyond))
    .limit(after === null ? LIMITS.counted + 1 : most)
  const found = db
    .selectFrom(inOrder(walked, page, 'user').as('found'))
    .select((eb) => ['found._id', eb.fn.countAll().over().as('all')])
    .limit(most)
  // A cross join is made in this order on the embedded store.
  const people = db
    .selectFrom(inOrder(found, page, 'found').as('page'))
    .crossJoin(asUser(page))
    .whereRef('user._id', '=', 'page._id')
    .select([
      ...(['user._id', 'user.email', 'user.firstName', 'user.lastName', 'user.firstKey'] as const),
      ...(['user.lastKey', 'user.role', 'user.isCompanyAdmin', 'user.createdDate'] as const),
      ...([`user.${page.newestBy} as newest`, 'page.all'] as const),
    ])
  return inOrder(people, page, 'user')
}

/** Members of a company from a place on, deactivated ones too unless a state is asked for. */
export const pageOfMembers = (db: Db, page: Page) =>
  pageOf(db, page).select([
    ...(['user.company', 'user.version', 'user.deactivatedDate'] as const),
    ...(['user.showWelcomeDialog', 'user.joinedDate', 'user.lastIosLogin'] as const),
  ])

/** Those who were invited by their address and did not come yet, ended invitations too. */
export const pageOfInvited = (db: Db, page: Page) =>
  pageOf(db, page)
    .select(['user.version', sql<number>`"user"."expires"`.as('expires')])
    .select((eb) => holdsColumn(eb as unknown as Parameters<typeof holdsColumn>[0], 'user'))

/** How many that is, counted up to `most` if it is given. */
export async function countPage(db: Db, narrowing: Narrowing, most?: number): Promise<number> {
  const all = narrowed(db, narrowing).select((eb) => eb.lit(1).as('one'))
  // In the order of a list, so that it is walked by an index that holds all that is asked.
  const ordered = inOrder(all, { sort: 'name', newestBy: 'createdDate' }, 'user')
  const row = await db
    .selectFrom((most === undefined ? ordered : ordered.limit(most)).as('some'))
    .select((eb) => eb.fn.countAll().as('n'))
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

/** How many members are in each state, but for the invited. */
export async function countStates(db: Db, company: string | null) {
  const rows = await db
    .selectFrom('user')
    .select((eb) => [
      'showWelcomeDialog',
      eb('deactivatedDate', 'is', null).as('hasAccess'),
      eb.fn.countAll().as('n'),
    ])
    .where(belongsTo(company))
    .where('deletionDate', 'is', null)
    .groupBy((eb) => ['showWelcomeDialog', eb('deactivatedDate', 'is', null)])
    .execute()
  const counts = { joined: 0, onboarded: 0, deactivated: 0 }
  for (const { showWelcomeDialog, hasAccess, n } of rows) {
    const active = showWelcomeDialog === 1 ? 'joined' : 'onboarded'
    counts[hasAccess ? active : 'deactivated'] += Number(n)
  }
  return counts
}
