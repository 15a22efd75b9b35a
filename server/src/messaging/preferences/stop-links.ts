import { timingSafeEqual } from 'node:crypto'
import { lockActor } from '#db/locks.ts'
import type { Context } from '#graphql/context.ts'
import type { Seal } from '#integrations/seal.ts'
import { AppError } from '#lib/errors.ts'
import { dayAfter } from '#lib/moments.ts'
import { storable } from '#lib/storable.ts'
import { dayIn } from '#lib/weeks.ts'
import { planAgain } from '#messaging/due/due.ts'
import { MESSAGE_KINDS, MUTE_DAYS } from './preferences.rules.ts'
import { findPerson, putSettings, setOptIn, stopMail } from './preferences.store.ts'

/** What a link at the end of an email does. */
export const STOPS = ['kind', 'all', 'mute'] as const
export type Stop = (typeof STOPS)[number]

/**
 * The token of the links at the end of an email. It has no end: an old email must stop messages too.
 * It can only stop them, and shows nothing about the person.
 */
export const stopToken = (seal: Seal, user: string, kind: string): string =>
  `${kind}.${user}.${seal.mac('stop', user, kind)}`

function readToken(seal: Seal, token: string): { user: string; kind: string } | undefined {
  const [kind = '', user = '', mac = '', ...more] = token.split('.')
  if (more.length > 0 || storable(token) !== token) return undefined
  const isOurs = seal.macs('stop', user, kind).some((one) => isSame(one, mac))
  return isOurs && (MESSAGE_KINDS as readonly string[]).includes(kind) ? { user, kind } : undefined
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

const invalid = () =>
  new AppError('NOT_FOUND', 'This link is incomplete. Open it from the email again.', {
    field: 'token',
  })

/** messageStopPreview: the kind of messages that a link stops. Refuses with NOT_FOUND. */
export function previewStop({ seal }: Context, token: string): string {
  const read = readToken(seal, token)
  if (read === undefined) throw invalid()
  return read.kind
}

/**
 * messageStop: stops the emails of a kind, all emails of chosen kinds, or everything for two weeks;
 * without a sign-in. Again changes nothing. Refuses with NOT_FOUND.
 */
export async function stopByLink(context: Context, token: string, stop: Stop): Promise<void> {
  const { seal, store, clock } = context
  const read = readToken(seal, token)
  if (read === undefined) throw invalid()
  const { user, kind } = read
  await store.write(async (trx) => {
    // An erased account gets no messages.
    if ((await findPerson(trx, user)) === undefined) return
    const { zone } = await lockActor(trx, user)
    if (stop === 'kind') await stopMail(trx, user, kind)
    if (stop === 'all') await setOptIn(trx, user, 0)
    if (stop === 'mute') {
      await putSettings(trx, user, { mutedUntil: dayAfter(dayIn(clock.now(), zone), MUTE_DAYS) })
    }
    await planAgain(trx, user)
  })
}
