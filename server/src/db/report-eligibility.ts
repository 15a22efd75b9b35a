import { type ExpressionBuilder, sql } from 'kysely'
import { isActivePerson } from '#db/active-person.ts'
import type { Db } from '#db/store.ts'
import type { Tables } from '#db/tables.ts'

/** A period of a company: when it begins in the first zone of all, and when it is over in the last. */
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

/** Whether somebody had a second factor by a moment. */
export const hadFactor = (eb: Eb, by: number | typeof GRACE_ENDS) =>
  eb.or([hasFactor(eb, 'totp', by), hasFactor(eb, 'smsFactor', by)])

/** Whether a company lets nobody without a second factor go on, before a moment. */
const asksFactor = (eb: Eb, company: string, before: number) =>
  eb.exists(
    eb
      .selectFrom('company')
      .select('company._id')
      .where('company._id', '=', company)
      .where('require2FA', '=', 1)
      .where(GRACE_ENDS, '<', before),
  )

/** Whether somebody had one before the company began to hold up who has none. */
const hadFactorInTime = (eb: Eb, company: string) =>
  eb.exists(
    eb
      .selectFrom('company')
      .select('company._id')
      .where('company._id', '=', company)
      .where((it) => hadFactor(it as unknown as Eb, GRACE_ENDS)),
  )

/**
 * Those of a company who had access all through a period; no admins, who would know their own. Who
 * has or had not is known to everybody in the company, by its list of members and its trail.
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
        eb.not(asksFactor(eb, company, to)),
        hadFactor(eb, from),
        hadFactorInTime(eb, company),
      ]),
    ])

/**
 * Those of them who had started, and so could do something at any time of the period: the only ones
 * of whom figures are, whether they did or not (decisions/reports.md).
 */
export const couldAct = (period: CompanyPeriod) => (eb: Eb) =>
  eb.and([hadAccess(period)(eb), eb('user.showWelcomeDialog', '=', 0)])

/**
 * Before a company changes what it asks of second factors: whom it holds up for want of one, or held
 * up until they set one up, counts from now on at the earliest.
 */
export async function beginAccessOfHeldUp(trx: Db, company: string, now: number): Promise<void> {
  await trx
    .updateTable('user')
    .set({ accessSince: now })
    .where('company', '=', company)
    .where((eb) => eb.and([asksFactor(eb, company, now), eb.not(hadFactorInTime(eb, company))]))
    .execute()
}
