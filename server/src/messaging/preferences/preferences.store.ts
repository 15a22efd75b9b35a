import { preparedIn, slot } from '#db/prepared.ts'
import type { Db } from '#db/store.ts'
import type { MessagePreferenceTable, MessageSettingsTable } from '#db/tables.messages.ts'
import { DEFAULT_TIMES } from './preferences.rules.ts'

const READER = [
  ...(['_id', 'email', 'emailKey', 'firstName', 'language', 'timeZone'] as const),
  ...(['holidayCalendar', 'optInEmail', 'emailVerified', 'deactivatedDate'] as const),
  ...(['deletionDate', 'company', 'role', 'tier', 'memberUntil'] as const),
] as const

const personRead = preparedIn((db) =>
  db.selectFrom('user').select(READER).where('_id', '=', slot<string>('user')),
)

/** The fields of a person that decide whether and when they get a message. */
export const findPerson = async (db: Db, user: string) => (await personRead(db, { user }))[0]

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>

const preferencesRead = preparedIn((db) =>
  db.selectFrom('messagePreference').selectAll().where('user', '=', slot<string>('user')),
)

export const listPreferences = (db: Db, user: string): Promise<MessagePreferenceTable[]> =>
  preferencesRead(db, { user })

const settingsRead = preparedIn((db) =>
  db.selectFrom('messageSettings').selectAll().where('user', '=', slot<string>('user')),
)

export const findSettings = async (
  db: Db,
  user: string,
): Promise<MessageSettingsTable | undefined> => (await settingsRead(db, { user }))[0]

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
