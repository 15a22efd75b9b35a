import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db } from '#db/store.ts'
import type { InvitationTable } from '#db/tables.members.ts'
import type { UserTable } from '#db/tables.ts'
import { nameKey } from '#lib/names.ts'
import type { TestApp } from '#testing/test-app.ts'

const FIRST = ['Ada', 'Mateo', 'Zoë', 'Łukasz', 'Amara', 'Ben', 'Chidi', 'Dagny', 'Eun-ji', 'Farid']
const STEMS = ['Ade', 'Sil', 'Nov', 'Ose', 'Tan', 'O’Nei', 'Lind', 'Mül', 'Kow', 'Fer', 'Gar', 'Wu']
const ENDS = ['yemi', 'va', 'ák', 'gard', 'aka', 'll', 'qvist', 'ler', 'alski', 'nandez', 'cía']
const AT_ONCE = 250

/** The name and address of a person, `person7@<domain>`. */
function named(at: number, domain: string) {
  const firstName = FIRST[at % FIRST.length] ?? ''
  const [stem, end] = [STEMS[at % STEMS.length], ENDS[(at * 7) % ENDS.length]]
  const lastName = `${stem}${end}${at % 3 === 0 ? ` ${FIRST[at % 7]}` : ''}`
  const email = `person${at}@${domain}`
  const keys = { firstKey: nameKey(firstName), lastKey: nameKey(lastName), emailKey: email }
  const isCompanyAdmin = at % 500 === 0 ? 1 : 0
  const role = at % 5 === 0 ? 'team' : 'individual'
  return { _id: randomUUID(), email, firstName, lastName, ...keys, isCompanyAdmin, role } as const
}

/** Inserts rows directly into the store, in batches. */
async function many<Row>(
  app: TestApp,
  count: number,
  one: (at: number) => Row,
  put: (trx: Db, rows: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => one(from + at))
    await app.services.store.write((trx) => put(trx, rows))
  }
}

/** People of a company, who joined one second after another. */
export async function manyMembers(
  app: TestApp,
  company: string,
  count: number,
  domain = `${company.slice(0, 8)}.example`,
): Promise<void> {
  const now = app.clock.now()
  const one = (at: number): Insertable<UserTable> => ({
    ...{ ...named(at, domain), version: 1, company },
    ...{ optInEmail: 0, optContactByColleague: 0, shareWeeklyScore: 0, isAppAdmin: 0 },
    ...{ emailVerified: 1, isPrelaunch: 0, showWelcomeDialog: at % 7 === 0 ? 1 : 0 },
    ...{ deactivatedDate: at % 20 === 0 ? now : null },
    ...{ createdDate: now - at * 1000, updatedDate: now },
    ...{ joinedDate: now - at * 1000, accessSince: now - at * 1000 },
  })
  await many(app, count, one, (trx, rows) => trx.insertInto('user').values(rows).execute())
}

/** People with an invitation to a company, with names like its members. */
export async function manyInvited(app: TestApp, company: string, count: number): Promise<void> {
  const now = app.clock.now()
  const one = (at: number): Insertable<InvitationTable> => ({
    ...{ ...named(at, 'invited.example'), company, tokenHash: randomUUID(), createdBy: null },
    ...{ createdDate: now - at * 1000, expires: now, uses: 1, usesLeft: 1 },
  })
  await many(app, count, one, (trx, rows) => trx.insertInto('invitation').values(rows).execute())
}
