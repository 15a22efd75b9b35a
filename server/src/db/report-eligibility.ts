import { type ExpressionBuilder, sql } from 'kysely'
import { isActivePerson } from '#db/active-person.ts'
import type { Db } from '#db/store.ts'
import type { Tables } from '#db/tables.ts'

/** A period of a company: its start in the earliest time zone, its end in the latest (milliseconds). */
export type CompanyPeriod = { company: string; from: number; to: number }

type Eb = ExpressionBuilder<Tables, 'user'>

const GRACE_ENDS = sql<number>`"require2FASince" + "require2FAGraceDays" * cast(86400000 as bigint)`

const hasFactor = (eb: Eb, table: 'totp' | 'smsFactor', by: number | typeof GRACE_ENDS) =>
  eb.exists(
    eb
      .selectFrom(table)
      .select(`${table}.user`)
      .whereRef(`${table}.user`, '=', 'user._id')
      .where(`${table}.confirmedDate`, '<=', by),
  )

/** Whether a person had a second factor by an instant. */
export const hadFactor = (eb: Eb, by: number | typeof GRACE_ENDS) =>
  eb.or([hasFactor(eb, 'totp', by), hasFactor(eb, 'smsFactor', by)])

/** Whether a company's 2FA policy began to block people before an instant. */
const blocksWithoutFactor = (eb: Eb, company: string, before: number) =>
  eb.exists(
    eb
      .selectFrom('company')
      .select('company._id')
      .where('company._id', '=', company)
      .where('require2FA', '=', 1)
      .where(GRACE_ENDS, '<', before),
  )

/** Whether a person had a second factor before the company's grace period ended. */
const hadFactorInTime = (eb: Eb, company: string) =>
  eb.exists(
    eb
      .selectFrom('company')
      .select('company._id')
      .where('company._id', '=', company)
      .where((it) => hadFactor(it as unknown as Eb, GRACE_ENDS)),
  )

/**
 * Members with access during a whole period. Admins are excluded, because they know their own part
 * of a figure. Access itself is not secret: the member list and the trail of a company show it.
 */
export const hadAccess =
  ({ company, from, to }: CompanyPeriod) =>
  (eb: Eb) =>
    eb.and([
      eb('user.company', '=', company),
      isActivePerson(eb),
      eb('user.isCompanyAdmin', '=', 0),
      eb('user.isAppAdmin', '=', 0),
      eb('user.accessSince', '<=', from),
      eb.or([
        eb.not(blocksWithoutFactor(eb, company, to)),
        hadFactor(eb, from),
        hadFactorInTime(eb, company),
      ]),
    ])

/** Members with access after their first start: figures count them (decisions/reports.md). */
export const couldAct = (period: CompanyPeriod) => (eb: Eb) =>
  eb.and([hadAccess(period)(eb), eb('user.showWelcomeDialog', '=', 0)])

/**
 * Call before a company's 2FA policy changes. Members that the policy blocks, or blocked until they
 * set up a second factor, are eligible only from now on.
 */
export async function restartAccessOfBlocked(trx: Db, company: string, now: number): Promise<void> {
  await trx
    .updateTable('user')
    .set({ accessSince: now })
    .where('company', '=', company)
    .where((eb) =>
      eb.and([blocksWithoutFactor(eb, company, now), eb.not(hadFactorInTime(eb, company))]),
    )
    .execute()
}
