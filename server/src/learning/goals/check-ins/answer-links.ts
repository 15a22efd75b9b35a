import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context, SignedIn } from '#graphql/context.ts'
import type { Seal } from '#integrations/seal.ts'
import { AppError, badInput } from '#lib/errors.ts'
import { momentIn } from '#lib/moments.ts'
import { storable } from '#lib/storable.ts'
import { zoneOr } from '#lib/weeks.ts'
import { findAnswerable } from './answer-links.store.ts'
import { checkIn } from './check-ins.ts'

/** The check-in that an email asks for: a person's goal, on the day of the email. */
type Asked = { user: string; goal: string; day: string }

/** The outcomes that an email offers */
const LINKED: readonly string[] = ['did', 'partly', 'notYet']
const VALID_MS = 14 * 24 * 3_600_000

/** The token by which an email's buttons answer one check-in, without a sign-in, for two weeks. */
export const answerToken = (seal: Seal, { user, goal, day }: Asked): string =>
  `${user}.${goal}.${day}.${seal.mac('answer', user, goal, day)}`

const invalid = () =>
  new AppError('NOT_FOUND', 'This link has ended. Open the app to check in.', { field: 'token' })

function readToken({ seal, clock }: Context, token: string): Asked {
  const [user = '', goal = '', day = '', mac = '', ...more] = token.split('.')
  if (more.length > 0 || storable(token) !== token) throw invalid()
  const isOurs = seal
    .macs('answer', user, goal, day)
    .some((one) => one.length === mac.length && timingSafeEqual(Buffer.from(one), Buffer.from(mac)))
  if (!isOurs || clock.now() > Date.parse(`${day}T00:00:00Z`) + VALID_MS) throw invalid()
  return { user, goal, day }
}

/** What the page of an email's button shows before the person confirms. */
export type AnswerPreview = { title: string | null; isAnswered: boolean }

/** checkInLinkPreview: the goal of a link. Refuses with NOT_FOUND. */
export async function previewAnswer(context: Context, token: string): Promise<AnswerPreview> {
  return answerable(context, token, readToken(context, token))
}

/** A check-in on that day or later, in the app too, answers the email. */
async function answerable({ store }: Context, token: string, { user, goal, day }: Asked) {
  const found = await findAnswerable(store.read, user, goal, idOf(token))
  if (found === undefined) throw invalid()
  const { title, isAnswered, lastCheckIn, timeZone } = found
  const start = momentIn(day, null, zoneOr(timeZone))
  return { title, isAnswered: isAnswered || Number(lastCheckIn ?? 0) >= start }
}

/**
 * checkInByLink: the answer to the check-in of an email. Again, or with another answer, it changes
 * nothing. Refuses with NOT_FOUND once the link or the goal has ended.
 */
export async function answerByLink(
  context: Context,
  token: string,
  outcome: string,
): Promise<AnswerPreview> {
  if (!LINKED.includes(outcome)) {
    throw badInput(`outcome must be one of: ${LINKED.join(', ')}.`, 'outcome')
  }
  const asked = readToken(context, token)
  const found = await answerable(context, token, asked)
  if (found.isAnswered) return found
  // The link stands for its person in this one use case, which only reads their id.
  const viewer = { userId: asked.user } as SignedIn['viewer']
  await checkIn({ ...context, viewer }, asked.goal, { _id: idOf(token), outcome })
  return { ...found, isAnswered: true }
}

/** The id of the check-in of a link, so that it is stored once. */
function idOf(token: string): string {
  const hex = createHash('sha256').update(token).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `7${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`]
    .concat(hex.slice(20, 32))
    .join('-')
}
