import { hasSecondFactor } from '#accounts/app-admins/app-admins.ts'
import { countForPerson } from '#accounts/core/person-limit.ts'
import { findPublicCompany } from '#accounts/core/public-company.ts'
import { requireAdmin } from '#accounts/core/rights.ts'
import type { SignedIn } from '#graphql/context.ts'
import { queueMailTo } from '#messaging/outbox/outbox.ts'
import { type ConfiguredPart, configuredParts } from './setup.rules.ts'
import { findFirstCompany, findTestMail, hasCompanyAdmin, wasMailSent } from './setup.store.ts'

type NamedPerson = { _id: string; name: string }

/** The state of the checklist. */
export type Setup = {
  /** Whether the caller has a second factor */
  hasSecondFactor: boolean
  publicCompany: NamedPerson | null
  firstCompany: NamedPerson | null
  hasCompanyAdmin: boolean
  /** Whether any mail was sent in the last 30 days */
  wasMailSent: boolean
  /** The caller's newest test mail */
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

/** The state of the caller's newest test mail; `error` is the message of the mail server. */
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
/** A late test mail is useless, and must not arrive at night. */
const TEST_MAIL_MS = HOUR

/** setupTestMail: sends the caller a test mail. TOO_MANY_REQUESTS after ten in an hour. */
export async function sendTestMail(context: SignedIn): Promise<boolean> {
  const { store, viewer, clock } = context
  const message = 'You’ve sent a lot of test emails. Try again in an hour.'
  await countForPerson(context, { what: 'testMail', most: 10, windowMs: HOUR, message })
  const until = clock.now() + TEST_MAIL_MS
  await store.write(async (trx) => {
    await requireAdmin(trx, context, null)
    await queueMailTo(trx, context, viewer.userId, { kind: 'testMail', until })
  })
  return true
}
