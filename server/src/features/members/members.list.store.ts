import { type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#db/store.ts'
import type { Tables } from '#db/tables.ts'
import { OF_NONE } from '#kernel/names.ts'
import type { Narrowing, Page } from './members.rules.ts'
import { belongsTo } from './members.store.ts'

type Eb = ExpressionBuilder<Tables, 'user'>

/** Behind every word that begins with another one; columns of words are compared sign by sign. */
const endOf = (word: string) => `${word}\u{10ffff}`

const withWord = (db: Db, company: string | null, word: string) =>
  db
    .selectFrom('memberWord')
    .where('memberWord.company', '=', company ?? OF_NONE)
    .where('word', '>=', word)
    .where('word', '<', endOf(word))

/** How many words of members begin so, counted up to `most`. */
async function countWord(
  db: Db,
  company: string | null,
  word: string,
  most: number,
): Promise<number> {
  const some = withWord(db, company, word).select('word').limit(most).as('some')
  const row = await db
    .selectFrom(some)
    .select((eb) => eb.fn.countAll().as('n'))
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

// So many people of a word are looked up and sorted; with more, members are walked in order until a
// page is full.
const MOST_LOOKED_UP = 6000

/** The word of a search that fewest people have, if they are few enough to begin with. */
export async function findRarest(
  db: Db,
  company: string | null,
  words: readonly string[],
): Promise<string | null> {
  const counts = await Promise.all(
    words.map(async (word) => ({
      word,
      n: await countWord(db, company, word, MOST_LOOKED_UP),
    })),
  )
  const [first] = counts.sort((one, other) => one.n - other.n)
  return first !== undefined && first.n < MOST_LOOKED_UP ? first.word : null
}

function inState(eb: Eb, { state, withAccess }: Pick<Narrowing, 'state' | 'withAccess'>) {
  if (state === null) return withAccess ? [eb('deactivatedDate', 'is', null)] : []
  if (state === 'deactivated') return [eb('deactivatedDate', 'is not', null)]
  const isNew = state === 'joined' ? 1 : 0
  return [eb('deactivatedDate', 'is', null), eb('showWelcomeDialog', '=', isNew)]
}

const ofAll = (db: Db) => db.selectFrom('user')

/** The members that a list is narrowed to; what has an order or an end is for the caller to add. */
function narrowed(db: Db, narrowing: Narrowing) {
  const { company, words, rarest, role } = narrowing
  const ofWord = (word: string) => (eb: Eb) =>
    eb.exists(
      eb
        .selectFrom('memberWord')
        .select('memberWord.user')
        .whereRef('memberWord.user', '=', 'user._id')
        .where('word', '>=', word)
        .where('word', '<', endOf(word)),
    )
  const found = withWord(db, company, rarest ?? '')
    .select('memberWord.user as member')
    .distinct()
  // A cross join is made in this order on the embedded store, which else would walk all members.
  const people =
    rarest === null
      ? ofAll(db)
      : (db
          .selectFrom(found.as('found'))
          .crossJoin('user')
          .whereRef('user._id', '=', 'found.member') as unknown as ReturnType<typeof ofAll>)
  return people
    .where(belongsTo(company))
    .where('deletionDate', 'is', null)
    .where((eb) => eb.and(inState(eb, narrowing)))
    .$if(role === 'admin', (query) =>
      // Written out: so the index of admins is seen to fit.
      query.where((eb) => eb('isCompanyAdmin', '=', eb.lit(1))),
    )
    .$if(role !== null && role !== 'admin', (query) => query.where('role', '=', role))
    .where((eb) => eb.and(words.filter((word) => word !== rarest).map((word) => ofWord(word)(eb))))
}

/** One page of a list from a place on, by name or newest first; both lists have these columns. */
function paged<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { sort, newestBy, after, most }: Page,
): SelectQueryBuilder<DB, TB, O> {
  const isByName = sort === 'name'
  const columns = (isByName ? ['lastKey', 'firstKey', '_id'] : [newestBy, '_id']).map((name) =>
    sql.ref(name),
  )
  const beyond = sql<SqlBool>`(${sql.join(columns)}) ${isByName ? sql`>` : sql`<`} (${sql.join(after ?? [])})`
  let ordered = after === null ? query : query.where(beyond)
  for (const column of columns) ordered = ordered.orderBy(column, isByName ? 'asc' : 'desc')
  return ordered.limit(most)
}

/**
 * Members of a company from a place on, deactivated ones too unless a state is asked for. Where few
 * people are looked up, they are counted in passing: `all` is how many come from that place on.
 */
export async function listPage(db: Db, page: Page) {
  const query = narrowed(db, page).select([
    '_id',
    'user.company',
    'version',
    'email',
    'firstName',
    'lastName',
    'firstKey',
    'lastKey',
    'role',
    'isCompanyAdmin',
    'deactivatedDate',
    'showWelcomeDialog',
    'joinedDate',
    'createdDate',
    // Nobody is in a company without having come.
    page.newestBy === 'joinedDate' ? 'joinedDate as newest' : 'createdDate as newest',
  ])
  const counted = query.$if(page.rarest !== null, (it) =>
    it.select((eb) => eb.fn.countAll().over().as('all')),
  )
  return paged(counted, page).execute()
}

const counted = async (db: Db, some: SelectQueryBuilder<Tables, never, { one: number }>) => {
  const row = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll().as('n'))
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

/** How many members that is, counted up to `most`. */
export async function countPage(db: Db, narrowing: Narrowing, most: number): Promise<number> {
  const some = narrowed(db, narrowing)
    .select((eb) => eb.lit(1).as('one'))
    .limit(most)
  return counted(db, some as never)
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

// An invitation that is a link has no address and is nobody; those who came are gone from here.
const invited = (db: Db, { company, words, role }: Narrowing) =>
  db
    .selectFrom('invitation')
    .where('company', '=', company ?? OF_NONE)
    .where('emailKey', 'is not', null)
    .where('usesLeft', '>', 0)
    .$if(role === 'admin', (query) => query.where('isCompanyAdmin', '=', 1))
    .$if(role !== null && role !== 'admin', (query) => query.where('role', '=', role))
    .where((eb) => eb.and(words.map((word) => hasWord(word))))

// The words come from `nameKey`, so that they hold no sign that LIKE would read.
const hasWord = (word: string) => sql<boolean>`(' ' || "lastKey" || ' ' || "firstKey" || ' '
  || replace(replace(replace(replace("emailKey", '@', ' '), '.', ' '), '-', ' '), '_', ' ')
  like ${`% ${word}%`})`

/** Those who were invited by their address and did not come yet, ended invitations too. */
export async function listInvitedPage(db: Db, page: Page) {
  const query = invited(db, page).select([
    '_id',
    'email',
    'firstName',
    'lastName',
    'firstKey',
    'lastKey',
    'role',
    'isCompanyAdmin',
    'createdDate',
    'createdDate as newest',
    'expires',
  ])
  return paged(query, page).execute()
}

/** How many they are, counted up to `most`. */
export async function countInvited(db: Db, narrowing: Narrowing, most?: number): Promise<number> {
  const some = invited(db, narrowing).select((eb) => eb.lit(1).as('one'))
  return counted(db, (most === undefined ? some : some.limit(most)) as never)
}
