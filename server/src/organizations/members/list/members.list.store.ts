import { type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#db/store.ts'
import type { Tables } from '#db/tables.ts'
import { isValidColumn } from '#organizations/members/core/invitations.store.ts'
import { LIMITS, type Narrowing, type Page } from '#organizations/members/core/members.rules.ts'
import { belongsTo } from '#organizations/members/core/members.store.ts'

type Eb = ExpressionBuilder<Tables, 'user'>

function ofState(eb: Eb, { state, withAccess }: Narrowing) {
  // Used invitations and links are not listed.
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

// A literal, so that the database uses the index of admins.
const isAdmin = (eb: Eb) => eb('user.isCompanyAdmin', '=', eb.lit(1))

// The words contain no LIKE wildcard. A word without @ doesn't match in domains.
const ofWord = (word: string) =>
  sql<SqlBool>`"foundBy" like ${word.includes('@') ? `% ${word}%` : `% ${word}%@%`}`

/** The table of a list, typed as `user`. Callers read only columns that both tables have. */
const asUser = ({ state }: Narrowing) =>
  (state === 'invited' ? 'invitation as user' : 'user') as 'user'

/** The rows of a filtered list, without order and limit. */
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
      // PostgreSQL would expect few rows and sort the whole table. With `case` it expects a third
      // of the rows, and scans the index until the page is full.
      return sql<SqlBool>`case when ${all} then 1 else 0 end > 0`
    })
}

type Order = Pick<Page, 'sort' | 'newestBy'>

const columnsOf = ({ sort, newestBy }: Order) =>
  (sort === 'name'
    ? (['lastKey', 'firstKey', '_id'] as const)
    : ([newestBy, '_id'] as const)
  ).slice()

/** Sorts a query by the columns of `of`. */
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
 * The rows of a page after its place. Reads other rows only in the index. `all` is the number of
 * rows after that place, counted up to 1,001 on the first page and up to the page size on others.
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
  // A cross join, because SQLite doesn't reorder it.
  const people = db
    .selectFrom(inOrder(found, page, 'found').as('page'))
    .crossJoin(asUser(page))
    .whereRef('user._id', '=', 'page._id')
    .select([
      ...(['user._id', 'user.company', 'user.version', 'user.email', 'user.role'] as const),
      ...(['user.firstName', 'user.lastName', 'user.firstKey', 'user.lastKey'] as const),
      ...(['user.isCompanyAdmin', 'user.createdDate'] as const),
      ...([`user.${page.newestBy} as newest`, 'page.all'] as const),
    ])
  return inOrder(people, page, 'user')
}

/** Members of a company, also deactivated ones unless a state is given. */
export const pageOfMembers = (db: Db, page: Page) =>
  pageOf(db, page).select([
    ...(['user.deactivatedDate', 'user.showWelcomeDialog'] as const),
    ...(['user.joinedDate', 'user.lastIosLogin'] as const),
  ])

/** People invited by their address who didn't join yet, also with ended invitations. */
export const pageOfInvited = (db: Db, page: Page) =>
  pageOf(db, page)
    .select(sql<number>`"user"."expires"`.as('expires'))
    .select((eb) => isValidColumn(eb as unknown as Parameters<typeof isValidColumn>[0], 'user'))

/** The length of a list, counted up to `most` if it is given. */
export async function countPage(db: Db, narrowing: Narrowing, most?: number): Promise<number> {
  const all = narrowed(db, narrowing).select((eb) => eb.lit(1).as('one'))
  // Ordered, so that the database scans an index with all columns.
  const ordered = inOrder(all, { sort: 'name', newestBy: 'createdDate' }, 'user')
  const row = await db
    .selectFrom((most === undefined ? ordered : ordered.limit(most)).as('some'))
    .select((eb) => eb.fn.countAll().as('n'))
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

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
