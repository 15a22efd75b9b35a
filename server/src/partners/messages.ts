import type { Db } from '#db/store.ts'
import type { PartnerMessageTable } from '#db/tables.partners.ts'
import { encode } from '#entity/fields.ts'
import type { SignedIn } from '#graphql/context.ts'
import { isOffToday } from '#impact/rhythm/rhythm.ts'
import { badInput, notFound } from '#lib/errors.ts'
import { storable } from '#lib/storable.ts'
import { weekIn } from '#lib/weeks.ts'
import {
  findOpenQuestion,
  type GivenAnswer,
  listMessages,
  recordAnswer,
  recordMessage,
  recordSeen,
} from './messages.store.ts'
import { nameOf, notifyPartner } from './notices.ts'
import {
  newsFor,
  PARTNERS,
  type PartnerAnswer,
  type PartnerNewsKind,
  seenGoal,
} from './partners.rules.ts'
import { listWithOthers } from './partners.store.ts'
import { acceptedPartner, asActor, namedOf, type PartnerName, readerOf } from './partners.ts'
import { listShared } from './sharing.store.ts'

/** A cheer, a question or an answer for the person `to`. */
type Sent = { to: string } & (
  | { kind: 'cheer' | 'question'; message: PartnerMessageTable }
  | { kind: 'answer'; question: string; given: GivenAnswer }
)

/** How long an email about a message may be late */
const NEWS_MS = 7 * 86_400_000

/** Stores all that one partner sends to the other, with the message about it. */
async function send(trx: Db, context: SignedIn, sent: Sent): Promise<void> {
  const { to, kind } = sent
  if (kind === 'answer') await recordAnswer(trx, sent.question, sent.given)
  else if (!(await recordMessage(trx, sent.message))) return
  const about = kind === 'answer' ? sent.question : sent.message._id
  const [inviter, until] = [await nameOf(trx, context), context.clock.now() + NEWS_MS]
  const mail = { kind: 'partnerNews', inviter, news: kind, until } as const
  await notifyPartner(trx, context, to, { occasion: `${kind} ${about}`, path: '/', mail })
}

/** A message of the viewer about a goal that the partner shares. Refuses with NOT_FOUND. */
const sendAbout = (context: SignedIn, _id: string, goalId: string, kind: 'cheer' | 'question') =>
  asActor(context, async (trx, user) => {
    const { other: partner, _id: partnership } = await acceptedPartner(trx, context, _id)
    const shared = await listShared(trx, [partnership])
    const goal = shared.find((row) => row._id === goalId && row.user === partner)?._id
    if (goal === undefined) throw notFound('goal')
    const now = context.clock.now()
    const message = {
      ...{ _id: context.ids.id(), kind, partnership, goal, user, partner },
      ...{ week: weekIn(now, 'UTC'), sentDate: now },
      ...{ answer: null, line: null, answeredDate: null, seenDate: null, answerSeenDate: null },
    }
    await send(trx, context, { to: partner, kind, message })
  })

/** partnerCheer: once for a partner, a goal and a week. Refuses with NOT_FOUND. */
export const cheer = (context: SignedIn, _id: string, goalId: string): Promise<void> =>
  sendAbout(context, _id, goalId, 'cheer')

/**
 * partnerAsk: asks how a goal goes, once for a partner, a goal and a week. Replaces an earlier
 * question without an answer. Refuses with NOT_FOUND.
 */
export const ask = (context: SignedIn, _id: string, goalId: string): Promise<void> =>
  sendAbout(context, _id, goalId, 'question')

type Given = { answer?: PartnerAnswer | null | undefined; line?: string | null | undefined }

/**
 * partnerAnswer: answers a question once, by one of PARTNER_ANSWERS, a line or both. The goal stays
 * as it is. Refuses with BAD_USER_INPUT and NOT_FOUND.
 */
export async function answer(context: SignedIn, question: string, given: Given): Promise<void> {
  const line = lineOf(given.line)
  const choice = given.answer ?? null
  if (choice === null && line === null) throw badInput('Choose an answer or write a line.', 'line')
  await asActor(context, async (trx, me) => {
    const found = await findOpenQuestion(trx, storable(question), me)
    if (found === undefined) throw notFound('question')
    const { _id, other } = await acceptedPartner(trx, context, found.partnership)
    const shared = await listShared(trx, [_id])
    if (!shared.some((row) => row._id === found.goal)) throw notFound('question')
    const given = { answer: choice, line, answeredDate: context.clock.now() }
    await send(trx, context, { to: other, kind: 'answer', question: found._id, given })
  })
}

function lineOf(line: string | null | undefined): string | null {
  if (line == null || line.trim() === '') return null
  return encode('line', { kind: 'text', nullable: true, max: PARTNERS.line }, line) as string
}

/** A message that waits for the viewer: a cheer or a question of a partner, or an answer. */
export type PartnerNews = {
  _id: string
  kind: PartnerNewsKind
  person: PartnerName
  goalId: string
  /** The title of the goal */
  title: string | null
  answer: PartnerAnswer | null
  line: string | null
}

/**
 * partnerNewsGet: messages that the viewer has neither answered nor dismissed, newest first.
 * Questions wait while the viewer is off (product 4, impact partners).
 */
export async function news(context: SignedIn): Promise<PartnerNews[]> {
  const { read } = context.store
  const me = context.viewer.userId
  const rows = await listWithOthers(read, readerOf(context))
  const partners = rows.filter(({ state }) => state === 'accepted')
  const ids = partners.map(({ _id }) => _id)
  const [shared, messages] = await Promise.all([listShared(read, ids), listMessages(read, ids)])
  const found = messages.flatMap((message) => {
    const { _id, partnership, goal, line } = message
    const kind = newsFor(message, me)
    const partner = partners.find((row) => row._id === partnership)
    const about = shared.find((row) => row._id === goal && row.partnership === partnership)
    if (kind === undefined || partner === undefined || about === undefined) return []
    const answer = message.answer as PartnerAnswer | null
    const at = message.answeredDate ?? message.sentDate
    const { title } = seenGoal(about)
    return [{ at, _id, kind, person: namedOf(partner), goalId: goal, title, answer, line }]
  })
  const isOff = found.some(({ kind }) => kind === 'question') && (await isOffToday(context))
  return found
    .filter(({ kind }) => kind !== 'question' || !isOff)
    .sort((a, b) => b.at - a.at)
    .slice(0, PARTNERS.news)
}

/**
 * partnerNewsSeen: dismisses messages; those of other people are skipped. A partner doesn't learn
 * that a question was dismissed. Refuses more than partnerNewsGet answers with BAD_USER_INPUT.
 */
export async function dismiss(context: SignedIn, ids: readonly string[]): Promise<void> {
  if (ids.length > PARTNERS.news) throw badInput(`Dismiss up to ${PARTNERS.news}.`, 'ids')
  await asActor(context, (trx, me) => recordSeen(trx, me, ids.map(storable), context.clock.now()))
}
