import { LIMITS } from '#accounts/core/accounts.rules.ts'
import { countUp } from '#accounts/core/accounts.store.ts'
import { digest } from '#accounts/core/accounts.ts'
import type { Db } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { AppError, badInput } from '#lib/errors.ts'
import { queueSms } from '#messaging/outbox/outbox.ts'
import { phonePrefix } from './phone.rules.ts'
import { insertChallenge, listSent } from './sms.store.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

export type Purpose = 'setup' | 'use'

/** Refuses if the product cannot send text messages. */
export function requireTexting({ canText }: SignedIn): void {
  if (!canText) throw badInput('We can’t send text messages here. Use an authenticator app.')
}

/**
 * Texts a fresh code to a number and voids earlier codes for the same purpose. The code is valid
 * only for this session, purpose and number. Refuses with TOO_MANY_REQUESTS. Product 4, promise 9
 * of sign-in.
 */
export async function sendCode(trx: Db, context: SignedIn, purpose: Purpose, phone: string) {
  const { viewer, ids, clock } = context
  const now = clock.now()
  await countMessage(trx, context, purpose, phone, now)
  const code = ids.digits(6)
  const _id = ids.id()
  const bound = { _id, user: viewer.userId, session: viewer.sessionId, purpose }
  const until = now + LIMITS.smsCodeMs
  const codeHash = context.seal.mac('sms code', ...partsOf(bound, phone, code))
  await insertChallenge(trx, { ...bound, codeHash, createdDate: now, expires: until, tries: 0 })
  await queueSms(trx, context, { user: viewer.userId, phone }, { kind: 'code', code, until })
}

type Bound = { _id: string; user: string; session: string; purpose: Purpose }

/** The parts that the hash of a code covers. */
export const partsOf = ({ _id, user, session, purpose }: Bound, phone: string, code: string) => [
  _id,
  user,
  session,
  purpose,
  phone,
  code,
]

const half = (most: number) => Math.ceil(most / 2)

/** Counts a message. The person's counter comes first: its lock puts their requests in a row. */
async function countMessage(
  trx: Db,
  context: SignedIn,
  purpose: Purpose,
  phone: string,
  now: number,
) {
  const { viewer, config } = context
  const { n, until } = await countUp(trx, {
    key: `sms ${digest(viewer.userId)}`,
    now,
    windowMs: LIMITS.smsEveryMs,
    most: 1,
  })
  if (n > 1) throw tooMany(until - now)
  const sent = await listSent(trx, viewer.userId, now - DAY, LIMITS.smsPerDay)
  const ofDay = sent[LIMITS.smsPerDay - 1]
  if (ofDay !== undefined) throw tooMany(ofDay + DAY - now)
  const ofHour = sent[LIMITS.smsPerHour - 1]
  if (ofHour !== undefined && ofHour > now - HOUR) throw tooMany(ofHour + HOUR - now)
  const day = Math.floor(now / DAY)
  const prefix = phonePrefix(phone)
  const caps: [what: string, most: number][] = [
    [`prefix ${prefix}`, config.smsPerPrefix],
    ['all', config.smsPerDay],
  ]
  // A set-up can name any number, so set-ups must leave enough messages for sign-ins.
  if (purpose === 'setup') {
    caps.push([`set-up to ${digest(phone)}`, LIMITS.smsPerDay])
    caps.push([`set-up prefix ${prefix}`, half(config.smsPerPrefix)])
    caps.push(['set-up all', half(config.smsPerDay)])
  }
  for (const [what, most] of caps) {
    const key = `sms-day ${day} ${what}`
    const { n } = await countUp(trx, { key, now, windowMs: DAY, most })
    if (n > most) throw capped((day + 1) * DAY - now)
  }
}

const tooMany = (waitMs: number) =>
  new AppError('TOO_MANY_REQUESTS', 'We just sent a code. Wait a moment for it.', {
    retryAfter: Math.ceil(waitMs / 1000),
  })

const capped = (waitMs: number) =>
  new AppError(
    'TOO_MANY_REQUESTS',
    'We can’t text more codes there today. Use an authenticator app or a recovery code.',
    { retryAfter: Math.ceil(waitMs / 1000) },
  )
