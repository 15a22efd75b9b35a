import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { UserTable } from '#db/tables.ts'
import { nameKey, wordsOf } from '#kernel/names.ts'
import type { TestApp } from '#testing/test-app.ts'

const FIRST = ['Ada', 'Mateo', 'Zoë', 'Łukasz', 'Amara', 'Ben', 'Chidi', 'Dagny', 'Eun-ji', 'Farid']
const STEMS = ['Ade', 'Sil', 'Nov', 'Ose', 'Tan', 'O’Nei', 'Lind', 'Mül', 'Kow', 'Fer', 'Gar', 'Wu']
const ENDS = ['yemi', 'va', 'ák', 'gard', 'aka', 'll', 'qvist', 'ler', 'alski', 'nandez', 'cía']
const AT_ONCE = 250

/** People of a company, straight into the store: names in turn, `person7@<domain>`. */
export async function manyMembers(
  app: TestApp,
  company: string,
  count: number,
  domain = `${company.slice(0, 8)}.example`,
): Promise<void> {
  const now = app.clock.now()
  const one = (at: number) => {
    const firstName = FIRST[at % FIRST.length] ?? ''
    const [stem, end] = [STEMS[at % STEMS.length], ENDS[(at * 7) % ENDS.length]]
    const lastName = `${stem}${end}${at % 3 === 0 ? ` ${FIRST[at % 7]}` : ''}`
    const email = `person${at}@${domain}`
    const row: Insertable<UserTable> = {
      ...{ _id: randomUUID(), version: 1, email, emailKey: email, firstName, lastName, company },
      ...{ firstKey: nameKey(firstName), lastKey: nameKey(lastName) },
      ...{ optInEmail: 0, optContactByColleague: 0, shareWeeklyScore: 0, isAppAdmin: 0 },
      ...{ isCompanyAdmin: at % 500 === 0 ? 1 : 0, emailVerified: 1, isPrelaunch: 0 },
      ...{ showWelcomeDialog: at % 7 === 0 ? 1 : 0, role: at % 5 === 0 ? 'team' : 'individual' },
      ...{ deactivatedDate: at % 20 === 0 ? now : null },
      ...{ createdDate: now - at * 1000, updatedDate: now },
      ...{ joinedDate: now - at * 1000, accessSince: now - at * 1000 },
    }
    return row
  }
  for (let from = 0; from < count; from += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => one(from + at))
    const words = rows.flatMap((row) =>
      wordsOf(row).map((word) => ({ company, word, user: row._id })),
    )
    await app.services.store.write(async (trx) => {
      await trx.insertInto('user').values(rows).execute()
      await trx.insertInto('memberWord').values(words).execute()
    })
  }
}
