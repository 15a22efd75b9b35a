import { randomInt } from 'node:crypto'
import type { Content } from '#content/content.ts'
import type { SignedIn } from '#graphql/context.ts'
import { tipsRead } from '#impact/impact-index/reading.ts'
import { badInput } from '#lib/errors.ts'
import { dayIn, zoneOr } from '#lib/weeks.ts'
import { drawMore, inPreview, PART, tipsOfDay } from './feed.rules.ts'
import { findDay, findDayWithin, giveDay, type KeptDay } from './feed.store.ts'
import { type Tip, type Tips, tipsOf } from './feed.tips.ts'

/** A tip, and whether the person read it this week. */
export type FeedTip = Tip & { isRead: boolean }

export type FeedDay = {
  /** In the person's zone, such as 2026-11-21 */
  day: string
  tips: FeedTip[]
  /** The highest id there is: product 7, main */
  total: number
}

export type FeedPart = {
  tips: FeedTip[]
  /** How many are left after these */
  left: number
}

/** How many ids a call may name as shown. */
const MOST_SEEN = 5000

const todayOf = ({ clock }: SignedIn, { timeZone }: KeptDay): string =>
  dayIn(clock.now(), zoneOr(timeZone))

/** Whether these are whole and still of today; who travels west keeps those of a later day. */
const isCurrent = (kept: KeptDay, today: string, tips: Tips): boolean =>
  kept.day !== null &&
  kept.day >= today &&
  kept.tips.length === Math.min(PART, tips.size) &&
  kept.tips.every((id) => tips.has(id))

/** The tips of the person's day: those that were given, or now given once for all devices. */
async function dayOf(context: SignedIn, tips: Tips): Promise<{ day: string; ids: number[] }> {
  const user = context.viewer.userId
  const kept = await findDay(context.store, user)
  const today = todayOf(context, kept)
  if (isCurrent(kept, today, tips)) return { day: today, ids: kept.tips }
  return context.store.write(async (trx) => {
    const latest = await findDayWithin(trx, user)
    if (isCurrent(latest, today, tips)) return { day: today, ids: latest.tips }
    const ids = tipsOfDay(user, [...tips.keys()], latest.tips)
    const day = latest.day !== null && latest.day > today ? latest.day : today
    if (await giveDay(trx, { user, day, tips: ids, instead: latest.day })) {
      return { day: today, ids }
    }
    return { day: today, ids: (await findDayWithin(trx, user)).tips }
  })
}

function shown(tips: Tips, read: ReadonlySet<string>, ids: readonly number[]): FeedTip[] {
  return ids.flatMap((id) => {
    const tip = tips.get(id)
    return tip === undefined ? [] : [{ ...tip, isRead: read.has(tip.id) }]
  })
}

/** feedOfTheDay: three tips, the same all through the person's own day (product 9, tips). */
export async function feedOfTheDay(context: SignedIn, content: Content): Promise<FeedDay> {
  const tips = tipsOf(content)
  const { day, ids } = await dayOf(context, tips)
  return {
    day,
    tips: shown(tips, await tipsRead(context), ids),
    total: Math.max(0, ...tips.keys()),
  }
}

function readSeen(seen: readonly string[]): Set<number> {
  if (seen.length > MOST_SEEN) throw badInput(`Name up to ${MOST_SEEN} tips.`, 'seen')
  return new Set(seen.map(Number))
}

/** feedMore: three more by chance, none of today's and none of those `seen`. */
export async function feedMore(
  context: SignedIn,
  content: Content,
  seen: readonly string[],
): Promise<FeedPart> {
  const known = readSeen(seen)
  const tips = tipsOf(content)
  const { ids: today } = await dayOf(context, tips)
  const ids = [...tips.keys()]
  const user = context.viewer.userId
  const isRead = await tipsRead(context)
  const read = new Set([...isRead].map(Number))
  const { drawn, left } = drawMore({ user, ids, today, seen: known, read, chance: randomInt })
  return { tips: shown(tips, isRead, drawn), left }
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
  return { tips: shown(tips, await tipsRead(context), ids), left: open.length - ids.length }
}
