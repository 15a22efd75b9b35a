import { randomInt } from 'node:crypto'
import type { Content } from '#content/content.ts'
import type { SignedIn } from '#graphql/context.ts'
import { tipsRead } from '#impact/impact-index/reading.ts'
import { type AdviceFit, adviceFits, fitOf } from '#learning/fit/fit.ts'
import { badInput } from '#lib/errors.ts'
import { dayIn, zoneOr } from '#lib/weeks.ts'
import { drawMore, inOrder, inPreview, isOfMonth, PART, tipsOfDay } from './feed.rules.ts'
import { findDay, findDayWithin, giveDay, type KeptDay } from './feed.store.ts'
import { type Tip, type Tips, tipsOf } from './feed.tips.ts'

/** A tip, whether the person read it this week, and how its advice fits them. */
export type FeedTip = Tip & AdviceFit & { isRead: boolean }

export type FeedDay = {
  /** In the person's zone, such as 2026-11-21 */
  day: string
  tips: FeedTip[]
  /** The highest id of a tip: product 7, main */
  total: number
  /** Whether the person dismissed the advice of all tips */
  everythingDismissed: boolean
}

export type FeedPart = {
  tips: FeedTip[]
  left: number
}

/** How many ids a call may name as shown. */
const MOST_SEEN = 5000

const todayOf = ({ clock }: SignedIn, { timeZone }: KeptDay): string =>
  dayIn(clock.now(), zoneOr(timeZone))

/** Whether the tips are of today and still exist. After travel to the west a later day counts. */
const isCurrent = (kept: KeptDay, today: string, tips: Tips): boolean =>
  kept.day !== null &&
  kept.day >= today &&
  kept.tips.length > 0 &&
  kept.tips.every((id) => tips.has(id))

/** The ids of the tips for a day that the person hasn't dismissed, best first. */
async function openTips(context: SignedIn, content: Content, day: string): Promise<number[]> {
  const { pieces, dismissed } = await fitOf(context, content)
  const ranks = new Map(pieces.map(({ adviceId }, rank) => [adviceId, rank]))
  const open = [...tipsOf(content)].filter(
    ([, { adviceId, months }]) => !dismissed.has(adviceId ?? '') && isOfMonth(months, day),
  )
  return inOrder(
    open.map(([id, { adviceId, prioritised }]) => {
      return { id, prioritised, rank: ranks.get(adviceId ?? '') ?? pieces.length }
    }),
    pieces.length,
  )
}

type Today = { day: string; ids: readonly number[]; shown: readonly number[] }

/** The tips of the person's day: the stored ones, or new ones that are stored for all devices. */
async function dayOf(context: SignedIn, content: Content): Promise<Today> {
  const user = context.viewer.userId
  const tips = tipsOf(content)
  const kept = await findDay(context.store, user)
  const today = todayOf(context, kept)
  const given = ({ tips: ids, shown }: KeptDay) => ({ day: today, ids, shown })
  if (isCurrent(kept, today, tips)) return given(kept)
  const order = await openTips(context, content, today)
  return context.store.write(async (trx) => {
    const latest = await findDayWithin(trx, user)
    if (isCurrent(latest, today, tips)) return given(latest)
    const { day: ids, shown } = tipsOfDay(order, latest.shown)
    const day = latest.day !== null && latest.day > today ? latest.day : today
    if (await giveDay(trx, { user, day, tips: ids, shown, instead: latest.day })) {
      return { day: today, ids, shown }
    }
    return given(await findDayWithin(trx, user))
  })
}

async function shown(
  context: SignedIn,
  content: Content,
  ids: readonly number[],
): Promise<FeedTip[]> {
  const tips = ids.flatMap((id) => tipsOf(content).get(id) ?? [])
  const [read, fits] = await Promise.all([
    tipsRead(context),
    adviceFits(
      context,
      content,
      tips.flatMap(({ adviceId }) => adviceId ?? []),
    ),
  ])
  return tips.map((tip) => ({
    ...tip,
    ...(fits.get(tip.adviceId ?? '') ?? { reasons: [], wish: null }),
    isRead: read.has(tip.id),
  }))
}

/** feedOfTheDay: three tips, the same during the person's whole day (product 9, tips). */
export async function feedOfTheDay(context: SignedIn, content: Content): Promise<FeedDay> {
  const tips = tipsOf(content)
  const { day, ids } = await dayOf(context, content)
  return {
    day,
    tips: await shown(context, content, ids),
    total: Math.max(0, ...tips.keys()),
    everythingDismissed: ids.length === 0 && tips.size > 0,
  }
}

function readSeen(seen: readonly string[]): Set<number> {
  if (seen.length > MOST_SEEN) throw badInput(`Name up to ${MOST_SEEN} tips.`, 'seen')
  return new Set(seen.map(Number))
}

/** feedMore: three more random tips, without those of today and those `seen`. */
export async function feedMore(
  context: SignedIn,
  content: Content,
  seen: readonly string[],
): Promise<FeedPart> {
  const known = readSeen(seen)
  const { day, ids: today, shown: earlier } = await dayOf(context, content)
  const order = await openTips(context, content, day)
  const read = new Set([...(await tipsRead(context))].map(Number))
  const { drawn, left } = drawMore({
    order,
    today,
    shown: earlier,
    seen: known,
    read,
    chance: randomInt,
  })
  return { tips: await shown(context, content, drawn), left }
}

/** feedPreview, for app admins: three after those `seen`, the prioritised ones first (product 6). */
export async function feedPreview(
  context: SignedIn,
  content: Content,
  seen: readonly string[],
): Promise<FeedPart> {
  const known = readSeen(seen)
  const tips = tipsOf(content)
  const open = inPreview([...tips.values()]).filter(({ id }) => !known.has(Number(id)))
  const ids = open.slice(0, PART).map(({ id }) => Number(id))
  return { tips: await shown(context, content, ids), left: open.length - ids.length }
}
