import { sql } from 'kysely'
import { hasCompanyWord } from '#db/company-search.ts'
import type { Db } from '#db/store.ts'

type Narrowing = { words: readonly string[]; after: readonly [string, string] | null }

const narrowed = (db: Db, { words, after }: Narrowing) =>
  db
    .selectFrom('company')
    .where((eb) => eb.and(words.map((word) => hasCompanyWord(word))))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`("nameKey", "_id") > (${sql.join(after ?? [])})`),
    )

/**
 * Companies by name, after a given place. With words, only those whose name or domains have words
 * with these beginnings.
 */
export function listCompanies(db: Db, narrowing: Narrowing, most: number) {
  return narrowed(db, narrowing)
    .select(['_id', 'name', 'nameKey', 'emailDomains', 'require2FA', 'seatLimit'])
    .select(['isPublicDefault', 'createdDate'])
    .orderBy('nameKey')
    .orderBy('_id')
    .limit(most)
    .execute()
}

/**
 * Counts companies without the public one, which contains individual users and isn't a customer.
 */
export async function countCompanies(db: Db, words: readonly string[]): Promise<number> {
  const companies = narrowed(db, { words, after: null }).where('isPublicDefault', '=', 0)
  const query = companies.select((eb) => eb.fn.countAll().as('n'))
  return Number((await query.executeTakeFirstOrThrow()).n)
}

/**
 * How many members with access each of these companies has. Companies without members are missing.
 */
export async function countByCompany(db: Db, companies: readonly string[]) {
  if (companies.length === 0) return new Map<string, number>()
  const rows = await db
    .selectFrom('user')
    .select((eb) => ['company', eb.fn.countAll().as('n')])
    .where('company', 'in', companies)
    .where('deactivatedDate', 'is', null)
    .where('deletionDate', 'is', null)
    .groupBy('company')
    .execute()
  return new Map(rows.map((row) => [row.company ?? '', Number(row.n)]))
}
