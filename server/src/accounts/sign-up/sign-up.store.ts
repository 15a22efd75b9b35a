import type { Db } from '#db/store.ts'
import { nameKey } from '#lib/names.ts'
import { shadowKey } from '../decoy-accounts.store.ts'

export type NewAccount = {
  _id: string
  email: string
  emailKey: string
  firstName: string
  lastName: string
  hash: string
  now: number
}

/**
 * Makes a person with a password, the address unconfirmed; false if address or id is taken. One
 * that only casts a shadow on the address (`isShadow`) leaves it to whoever has it.
 */
export async function insertAccount(
  trx: Db,
  account: NewAccount,
  isShadow = false,
): Promise<boolean> {
  const { _id, email, firstName, lastName, now } = account
  const emailKey = isShadow ? shadowKey(_id) : account.emailKey
  const shadowOf = isShadow ? account.emailKey : null
  const made = await trx
    .insertInto('user')
    .values({
      _id,
      version: 1,
      email,
      emailKey,
      firstName,
      lastName,
      firstKey: nameKey(firstName),
      lastKey: nameKey(lastName),
      optInEmail: 0,
      optContactByColleague: 0,
      shareWeeklyScore: 0,
      isCompanyAdmin: 0,
      isAppAdmin: 0,
      emailVerified: 0,
      showWelcomeDialog: 1,
      isPrelaunch: 0,
      createdDate: now,
      updatedDate: now,
      ...UNKNOWN_YET,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('_id')
    .executeTakeFirst()
  if (made === undefined) return false
  await trx
    .insertInto('credential')
    .values({ user: _id, hash: account.hash, updatedDate: now, shadowOf })
    .execute()
  return true
}

const UNKNOWN_YET = {
  avatar: null,
  feedsOfTheDay: null,
  feedUpdateDate: null,
  newsReadDate: null,
  company: null,
  tier: null,
  profileCluster: null,
  selectedTraitIds: null,
  impactRanking: null,
  role: null,
  timeCommitDaily: null,
  motivations: null,
  learningStyles: null,
  job: null,
  timeZone: null,
  holidayCalendar: null,
  language: null,
  lastIosLogin: null,
} as const
