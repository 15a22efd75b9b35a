import { hasSecondFactor } from '#accounts/app-admins/app-admins.ts'
import { countForPerson } from '#accounts/person-limit.ts'
import { findPublicCompany } from '#accounts/public-company.ts'
import { requireAdmin } from '#accounts/rights.ts'
import type { SignedIn } from '#graphql/context.ts'
import { queueMailTo } from '#messaging/outbox/outbox.ts'
import { type ConfiguredPart, configuredParts } from './setup.rules.ts'
import { findFirstCompany, findTestMail, hasCompanyAdmin, wasMailSent } from './setup.store.ts'

type Named = { _id: string; name: string }

/** What is still to be done before people can use the product. */
export type Setup = {
  /** Of whoever asks */
  hasSecondFactor: boolean
  publicCompany: Named | null
  firstCompany: Named | null
  hasCompanyAdmin: boolean
  /** Some mail left in the last 30 days */
  wasMailSent: boolean
  /** The newest one to oneself */
  testMail: TestMail | null
  parts: ConfiguredPart[]
}

/** setupGet: the checklist of App Admin. Product 2, App Admin. */
export async function setup({ store, config, viewer }: SignedIn): Promise<Setup> {
  const { read } = store
  const [publicCompany, firstCompany, hasAdmin, isSent, test, isSecured] = await Promise.all([
    findPublicCompany(read),
    findFirstCompany(read),
    hasCompanyAdmin(read),
    wasMailSent(read),
    findTestMail(read, viewer.userId),
    hasSecondFactor(read, viewer.userId),
  ])
  return {
    hasSecondFactor: isSecured,
    publicCompany: publicCompany ?? null,
    firstCompany: firstCompany ?? null,
    hasCompanyAdmin: hasAdmin,
    wasMailSent: isSent,
    testMail: test === undefined ? null : outcomeOf(test),
    parts: configuredParts(config),
  }
}

/** How the newest test mail to oneself went; `error` in the words of the mail server. */
export type TestMail = {
  to: string
  state: 'waiting' | 'retrying' | 'sent' | 'failed'
  error: string | null
}

type Message = NonNullable<Awaited<ReturnType<typeof findTestMail>>>

function outcomeOf({ recipient: to, sentDate, failedDate, lastError: error }: Message): TestMail {
  if (sentDate !== null) return { to, state: 'sent', error: null }
  if (failedDate !== null) return { to, state: 'failed', error }
  return { to, state: error === null ? 'waiting' : 'retrying', error }
}

const HOUR = 3_600_000
/** One that is too late says nothing any more, and must not come in the middle of the night. */
const TEST_MAIL_MS = HOUR

/**
 * setupTestMail: mails oneself, by the way that all mails go. Refuses with TOO_MANY_REQUESTS after
 * ten in an hour.
 */
export async function sendTestMail(context: SignedIn): Promise<boolean> {
  const { store, viewer, clock } = context
  const message = 'That was many test emails. Try again in an hour.'
  await countForPerson(context, { what: 'testMail', most: 10, windowMs: HOUR, message })
  const until = clock.now() + TEST_MAIL_MS
  await store.write(async (trx) => {
    await requireAdmin(trx, context, null)
    await queueMailTo(trx, context, viewer.userId, { kind: 'testMail', until })
  })
  return true
}
