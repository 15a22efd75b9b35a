import type { Db } from '#db/store.ts'
import { storedNameKey } from '#lib/names.ts'

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
 * Makes a user with a password and an unconfirmed address. Answers its id: `another` if the id of
 * the account is taken, undefined if the address is taken.
 */
export async function insertAccount(
  trx: Db,
  account: NewAccount,
  another: string,
): Promise<string | undefined> {
  const isMade = await insertUser(trx, account)
  const _id = isMade ? account._id : another
  if (!isMade && !(await insertUser(trx, { ...account, _id }))) return undefined
  const { hash, now } = account
  await trx.insertInto('credential').values({ user: _id, hash, updatedDate: now }).execute()
  return _id
}

async function insertUser(trx: Db, account: NewAccount): Promise<boolean> {
  const { _id, email, emailKey, firstName, lastName, now } = account
  const made = await trx
    .insertInto('user')
    .values({
      _id,
      version: 1,
      email,
      emailKey,
      firstName,
      lastName,
      firstKey: storedNameKey(firstName),
      lastKey: storedNameKey(lastName),
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
  return made !== undefined
}

const UNKNOWN_YET = {
  avatar: null,
  feedsOfTheDay: null,
  feedUpdateDate: null,
  feedsShown: null,
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
