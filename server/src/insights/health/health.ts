import type { Content } from '#content/content.ts'
import type { SignedIn } from '#graphql/context.ts'
import { type Copies, copiesElsewhere } from '#insights/feedback/feedback.ts'
import type { Library } from '#learning/library/library.ts'
import { inSteps } from '#lib/aggregates.ts'
import { messageCounts } from '#messaging/outbox/outbox.ts'
import { countAll, countSignIns, DAY_MS, sizeOf } from './health.store.ts'

const DAYS = 14

/** The health of the installation. No figure is about one person or one company. */
export type AppHealth = {
  people: number
  /** Without a company */
  individuals: number
  /** Individuals with a membership now, paid or given */
  memberships: number
  companies: number
  /** For whole days in UTC, oldest first, in steps of five: 0 means fewer than five */
  signIns: { day: string; count: number }[]
  outboxWaiting: number
  outboxFailed: number
  /** Copies of feedback in the remote table */
  copies: Copies
  contentVersion: string
  /** How long it took to build the search index, in milliseconds; null until it is built */
  indexMs: number | null
  storeBytes: number
  storeKind: string
}

export async function appHealth(
  context: SignedIn,
  content: Content,
  library: Library,
): Promise<AppHealth> {
  const { store, clock } = context
  const today = Math.floor(clock.now() / DAY_MS)
  const days = Array.from({ length: DAYS }, (_, at) => today - DAYS + at)
  const [counts, outbox, copies, storeBytes, signIns] = await Promise.all([
    countAll(store.read, clock.now()),
    messageCounts(store),
    copiesElsewhere(context),
    sizeOf(store),
    countSignIns(store.read, { from: (today - DAYS) * DAY_MS, to: today * DAY_MS }),
  ])
  return {
    ...counts,
    signIns: days.map((day) => ({
      day: new Date(day * DAY_MS).toISOString().slice(0, 10),
      // With few people, an exact number would show which person signed in.
      count: inSteps(signIns.get(day) ?? 0),
    })),
    outboxWaiting: outbox.waiting,
    outboxFailed: outbox.failed,
    copies,
    contentVersion: content.version,
    indexMs: library.madeIn(),
    storeBytes,
    storeKind: store.kind,
  }
}
