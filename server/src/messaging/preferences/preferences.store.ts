import type { Db } from '#db/store.ts'
import type { MessagePreferenceTable, MessageSettingsTable } from '#db/tables.messages.ts'
import { DEFAULT_TIMES } from './preferences.rules.ts'

const READER = [
  ...(['_id', 'email', 'emailKey', 'firstName', 'language', 'timeZone'] as const),
  ...(['holidayCalendar', 'optInEmail', 'emailVerified', 'deactivatedDate'] as const),
  ...(['deletionDate', 'company', 'role', 'tier', 'memberUntil'] as const),
] as const

/** The fields of people that decide whether and when they get a message. */
export const listPeople = (db: Db, users: readonly string[]) =>
  db
    .selectFrom('user')
    .select(READER)
    .where('_id', 'in', users.length > 0 ? users : [''])
    .execute()

export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number]

export const listPreferences = (
  db: Db,
  users: readonly string[],
): Promise<MessagePreferenceTable[]> =>
  db
    .selectFrom('messagePreference')
    .selectAll()
    .where('user', 'in', users.length > 0 ? users : [''])
    .execute()

export const listSettings = (db: Db, users: readonly string[]): Promise<MessageSettingsTable[]> =>
  db
    .selectFrom('messageSettings')
    .selectAll()
    .where('user', 'in', users.length > 0 ? users : [''])
    .execute()

export async function putPreference(trx: Db, row: MessagePreferenceTable): Promise<void> {
  await trx
    .insertInto('messagePreference')
    .values(row)
    .onConflict((it) =>
      it.columns(['user', 'kind']).doUpdateSet((eb) => ({
        mail: eb.ref('excluded.mail'),
        push: eb.ref('excluded.push'),
      })),
    )
    .execute()
}

/** Turns email off for a kind, or for all kinds. */
export async function stopMail(trx: Db, user: string, kind?: string): Promise<void> {
  let query = trx.updateTable('messagePreference').set({ mail: 0 }).where('user', '=', user)
  if (kind !== undefined) query = query.where('kind', '=', kind)
  await query.execute()
}

/** Whether the person allows emails that are no part of the account, such as tips and reminders. */
export async function setOptIn(trx: Db, user: string, optInEmail: 0 | 1): Promise<void> {
  await trx
    .updateTable('user')
    .set((eb) => ({ optInEmail, version: eb('version', '+', 1) }))
    .where('_id', '=', user)
    .where('optInEmail', '<>', optInEmail)
    .execute()
}

export async function putSettings(
  trx: Db,
  user: string,
  changes: Partial<Omit<MessageSettingsTable, 'user'>>,
): Promise<void> {
  await trx
    .insertInto('messageSettings')
    .values({ ...DEFAULT_TIMES, failedKey: null, ...changes, user })
    .onConflict((it) => it.column('user').doUpdateSet({ user, ...changes }))
    .execute()
}
