import type { Db } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { freeDaysOf } from '#impact/rhythm/rhythm.ts'
import { zoneOr } from '#lib/weeks.ts'
import type { MailOf } from '#messaging/mails/mail.ts'
import { type Notice, notify } from '#messaging/outbox/outbox.ts'
import { nextAllowed } from '#messaging/preferences/preferences.rules.ts'
import { findReachable, isActive } from '#messaging/preferences/preferences.ts'

/** The name of the viewer, for the other person. */
export async function nameOf(trx: Db, { viewer }: SignedIn): Promise<string> {
  const { firstName, lastName } = await trx
    .selectFrom('user')
    .select(['firstName', 'lastName'])
    .where('_id', '=', viewer.userId)
    .executeTakeFirstOrThrow()
  return `${firstName} ${lastName}`.trim()
}

/**
 * A message about a partner: in the inbox at once, outside the app in the hours of the person
 * `to` (product 4, messages).
 */
export async function notifyPartner(
  trx: Db,
  context: SignedIn,
  to: string,
  notice: Pick<Notice, 'occasion' | 'path'> & { mail: MailOf<'partnerNews' | 'partnerInvitation'> },
): Promise<void> {
  const reachable = await findReachable(trx, to)
  if (reachable === undefined || !isActive(reachable)) return
  const now = context.clock.now()
  const isFree = await freeDaysOf(trx, reachable.person, now)
  const days = { zone: zoneOr(reachable.person.timeZone), isFree }
  const next = nextAllowed(now, reachable.times, days)
  // After a long leave it would be too late, and the name of a partner would wait until then.
  const sendAfter = next !== null && next < notice.mail.until ? next : null
  const sender = context.viewer.userId
  const whole = { ...notice, kind: 'partner' as const, sender, sendAfter }
  await notify(trx, context, [{ to: reachable, notice: whole }])
}

/** Whether a planned message about a partner still holds: a block and the end of sharing end it. */
export async function stillHolds(db: Db, occasion: string): Promise<boolean> {
  const [kind, _id = ''] = occasion.split(' ')
  const messages = db.selectFrom('partnerMessage').select('_id').where('_id', '=', _id)
  const invitations = db.selectFrom('partnership').select('_id').where('_id', '=', _id)
  const found =
    kind === 'invitation'
      ? await invitations.where('state', '=', 'open').executeTakeFirst()
      : await messages.executeTakeFirst()
  return found !== undefined
}
