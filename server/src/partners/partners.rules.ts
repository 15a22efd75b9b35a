import type { PartnerMessageTable } from '#db/tables.partners.ts'
import type { GoalTable } from '#db/tables.ts'
import { reviewMoment } from '#learning/goals/goals.review.rules.ts'
import { stateOf, titleOf } from '#learning/goals/goals.rules.ts'
import { dayIn, zoneOr } from '#lib/weeks.ts'

const DAY_MS = 24 * 3_600_000

/** Limits of partners: product 9, impact partners. */
export const PARTNERS = {
  /** How long an invitation lasts */
  invitationMs: 14 * DAY_MS,
  invitationsAWeek: 20,
  found: 10,
  /** The fewest letters of a search */
  letters: 2,
  /** Goals that one person shares with one partner */
  goals: 20,
  /** How long a partner is nudged after a review */
  nudgeMs: 7 * DAY_MS,
  /** How long cheers, questions and answers are kept */
  messagesMs: 56 * DAY_MS,
  /** The most characters of an answer's line */
  line: 200,
  /** Messages on the home page */
  news: 10,
} as const

/** The only fields of a shared goal that a partner sees: product 6, impact partners. */
export const PARTNER_SEES = [
  'title',
  'planWhen',
  'planThen',
  'progress',
  'reviewDate',
  'isAchieved',
] as const
export type PartnerField = (typeof PARTNER_SEES)[number]

/** A shared goal as its partner sees it; `reviewDate` is the day in the zone of its owner. */
export type SeenGoal = Record<Exclude<PartnerField, 'isAchieved'>, string | null> & {
  isAchieved: boolean
}

type Texts = 'adviceTitle' | 'actionTitle' | 'planWhen' | 'planThen' | 'progress' | 'reviewDate'
type GoalRow = Pick<GoalTable, Texts | 'reviewTime' | 'letGoDate'> & {
  /** The time zone of the owner */
  timeZone: string | null
}

export function seenGoal(row: GoalRow): SeenGoal {
  const { planWhen, planThen, progress, reviewDate } = row
  const isAchieved = stateOf(row) === 'achieved'
  const isMoment = reviewDate !== null && reviewDate.length > 10
  const day = isMoment ? dayIn(Date.parse(reviewDate), zoneOr(row.timeZone)) : reviewDate
  const next = isAchieved ? null : day
  return { title: titleOf(row), planWhen, planThen, progress, reviewDate: next, isAchieved }
}

/** Answers to a partner's question: product 4, impact partners. */
export const PARTNER_ANSWERS = ['well', 'done', 'notYet', 'help'] as const
export type PartnerAnswer = (typeof PARTNER_ANSWERS)[number]

/** What a message is to one of its two people until they dismiss it: product 4, impact partners. */
export const PARTNER_NEWS = ['cheer', 'question', 'answer'] as const
export type PartnerNewsKind = (typeof PARTNER_NEWS)[number]

type Message = Pick<
  PartnerMessageTable,
  'kind' | 'user' | 'partner' | 'answeredDate' | 'seenDate' | 'answerSeenDate'
>

export function newsFor(message: Message, me: string): PartnerNewsKind | undefined {
  const isAnswered = message.answeredDate !== null
  if (message.user === me) {
    return isAnswered && message.answerSeenDate === null ? 'answer' : undefined
  }
  if (message.partner !== me || isAnswered || message.seenDate !== null) return undefined
  return message.kind === 'cheer' ? 'cheer' : 'question'
}

/** Whether the partner gets a nudge: from the review for a week, or until they cheer or ask. */
export function isNudged(row: GoalRow, lastMessage: number | null, now: number): boolean {
  const due = reviewMoment(row, zoneOr(row.timeZone))
  if (due === null || stateOf(row) !== 'going') return false
  return due <= now && now < due + PARTNERS.nudgeMs && (lastMessage ?? 0) < due
}

/** The states of a partnership as one of its two people sees it. */
export const PARTNER_STATES = ['invited', 'incoming', 'accepted', 'blocked'] as const
export type PartnerState = (typeof PARTNER_STATES)[number]

type Row = { user: string; state: string; expires: number; company: string | null }

export function stateFor(row: Row, me: string, now: number): PartnerState | undefined {
  if (row.state === 'accepted') return 'accepted'
  if (row.expires <= now) return undefined
  if (row.user !== me) return row.state === 'open' ? 'incoming' : undefined
  // A declined invitation looks unanswered to the person who sent it.
  return row.state === 'withdrawn' ? undefined : 'invited'
}

/** The two people of a row, in the same order for both. */
export const pairOf = (a: string, b: string): string => [a, b].sort().join(' ')

/**
 * The row that a new invitation of `me` to a colleague meets: no row, a partnership, an earlier
 * invitation of `me`, an invitation of the colleague (`crossing`), or an ended row (`over`).
 */
export function meets(
  row: Row | undefined,
  { me, company, now }: { me: string; company: string | null; now: number },
): 'nothing' | 'partners' | 'own' | 'crossing' | 'over' {
  if (row === undefined) return 'nothing'
  // A partnership found by name ends when the two people no longer share that company.
  if (row.company !== null && row.company !== company) return 'over'
  if (row.state === 'accepted') return 'partners'
  if (row.expires <= now) return 'over'
  if (row.user === me) return 'own'
  return row.state === 'withdrawn' ? 'over' : 'crossing'
}
