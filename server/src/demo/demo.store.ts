import type { Db } from '#db/store.ts'
import { storedNameKey } from '#lib/names.ts'
import { saveJoinRules } from '#organizations/companies/join-rules/join-rules.ts'

type DemoCompany = { _id: string; name: string; domain: string | null }

/** Makes a demo company unless it exists. The one without a domain is the public default. */
export async function insertDemoCompany(trx: Db, company: DemoCompany, now: number): Promise<void> {
  await trx
    .insertInto('company')
    .values({
      _id: company._id,
      version: 1,
      name: company.name,
      nameKey: storedNameKey(company.name),
      emailDomains: JSON.stringify(company.domain === null ? [] : [company.domain]),
      adminEmails: JSON.stringify(company.domain === null ? [] : [`admin@${company.domain}`]),
      require2FA: 0,
      require2FAGraceDays: 7,
      isPublicDefault: company.domain === null ? 1 : 0,
      createdDate: now,
      updatedDate: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await saveJoinRules(trx, company._id)
}

export type DemoReminder = {
  _id: string
  company: string
  targetDate: string
  categoryId: string
  categoryTitle: string
  actions: readonly string[]
  roles: readonly string[]
  text: string
}

/** Makes a demo reminder unless it exists. */
export async function insertDemoReminder(trx: Db, reminder: DemoReminder, now: number) {
  await trx
    .insertInto('reminder')
    .values({
      ...reminder,
      version: 1,
      createdBy: null,
      actions: JSON.stringify(reminder.actions),
      roles: JSON.stringify(reminder.roles),
      createdDate: now,
      updatedDate: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export type DemoAnswer = {
  _id: string
  company: string
  id: string
  answer: string
  url: string | null
  contactPerson: string | null
}

/** Makes a demo answer unless the question has one. */
export async function insertDemoAnswer(trx: Db, answer: DemoAnswer, now: number) {
  await trx
    .insertInto('orgInfo')
    .values({ ...answer, version: 1, createdDate: now, updatedDate: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export type DemoEntry = {
  _id: string
  company: string
  kind: 'value' | 'term' | 'link'
  title: string
  text: string | null
  link: string | null
}

/** Makes a demo entry of house knowledge unless it exists. */
export async function insertDemoEntry(trx: Db, entry: DemoEntry, now: number) {
  await trx
    .insertInto('houseEntry')
    .values({ ...entry, version: 1, writtenBy: null, createdDate: now, updatedDate: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type DemoPerson = {
  _id: string
  email: string
  emailKey: string
  firstName: string
  lastName: string
  company: string
  /** Default: individual; team for company admins */
  role?: 'team'
  isCompanyAdmin?: true
  isAppAdmin?: true
  paid?: true
}

/** Makes a demo person with a confirmed address, unless the address has an account. */
export async function insertDemoPerson(trx: Db, person: DemoPerson, now: number): Promise<void> {
  const { paid, isCompanyAdmin, isAppAdmin, role, ...own } = person
  await trx
    .insertInto('user')
    .values({
      ...own,
      version: 1,
      firstKey: storedNameKey(own.firstName),
      lastKey: storedNameKey(own.lastName),
      optInEmail: 0,
      optContactByColleague: 0,
      shareWeeklyScore: 0,
      isCompanyAdmin: isCompanyAdmin === true ? 1 : 0,
      isAppAdmin: isAppAdmin === true ? 1 : 0,
      emailVerified: 1,
      showWelcomeDialog: 0,
      isPrelaunch: 0,
      tier: paid === true ? 'member' : null,
      role: role ?? (isCompanyAdmin === true ? 'team' : 'individual'),
      createdDate: now,
      updatedDate: now,
      joinedDate: now,
      accessSince: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const DAY_MS = 24 * 3_600_000

/** paid: every month; failed: the last payment did not go through; gift: for 90 days */
export type DemoMembership = 'paid' | 'failed' | 'gift'

type NewDemoMembership = { user: string; membership: DemoMembership; page: string; now: number }

/** Gives a demo person a gift, or a subscription at the local provider. */
export async function insertDemoMembership(
  trx: Db,
  { user, membership, page, now }: NewDemoMembership,
): Promise<void> {
  const made = await trx.selectFrom('user').select('_id').where('_id', '=', user).executeTakeFirst()
  if (made === undefined) return
  const row = { user, cancelAtPeriodEnd: 0, readDate: 0 } as const
  const values = trx.insertInto('membership')
  if (membership === 'gift') {
    const endsDate = now + 90 * DAY_MS
    await values.values({ ...row, source: 'gift', status: 'active', endsDate }).execute()
  } else {
    const customerId = `local_${user}`
    const failedDate = membership === 'failed' ? now - 2 * DAY_MS : null
    // The failed payment is stored as known, so that the first start sends no email about it.
    await values
      .values({ ...row, source: 'local', status: 'none', customerId, pastDueSince: failedDate })
      .execute()
    const startedDate = now - (membership === 'failed' ? 32 : 12) * DAY_MS
    await trx
      .insertInto('localPayment')
      .values({ customerId, user, page, plan: 'monthly', startedDate, failedDate })
      .execute()
  }
}

export async function setDemoPassword(trx: Db, emailKey: string, hash: string, now: number) {
  await trx
    .insertInto('credential')
    .columns(['user', 'hash', 'updatedDate'])
    .expression((eb) =>
      eb
        .selectFrom('user')
        .select((it) => ['_id', it.val(hash).as('hash'), it.val(now).as('now')])
        .where('emailKey', '=', emailKey),
    )
    .onConflict((conflict) => conflict.column('user').doUpdateSet({ hash, updatedDate: now }))
    .execute()
}
