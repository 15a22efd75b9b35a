import { purge as purgeIdentity } from '#accounts/accounts.ts'
import { purge as purgeFactors } from '#accounts/factors/factors.ts'
import { purge as purgeLinks } from '#accounts/links/codes.ts'
import { sweep as sweepPictures } from '#accounts/pictures/pictures.sweep.ts'
import { purge as purgeSignUps } from '#accounts/sign-up/sign-up.ts'
import { purge as purgeEvents } from '#audit/audit.ts'
import { reconcile as reconcileMemberships } from '#billing/reconcile.ts'
import { type Content, noContent } from '#content/content.ts'
import type { Services } from '#graphql/context.ts'
import { closeWeeks } from '#impact/members-index/members-index.ts'
import { closeReports } from '#insights/reports/weekly-snapshot/closing.ts'
import { purge as purgeGoals } from '#learning/goals/goals.ts'
import { purge as purgeOutbox } from '#messaging/outbox/outbox.ts'
import { closeGaps } from '#organizations/handbook-gaps/gaps.ts'
import { purge as purgeImports } from '#organizations/member-import/purge.ts'
import { purge as purgeInvitations } from '#organizations/members/membership/membership.ts'
import { eraseDue } from '#privacy/erasing/erasing.ts'

const DAY = 24 * 3_600_000
/** A server that is started anew every day would never come to clean if it waited a day. */
const FIRST_MS = 10 * 60_000

type Log = { error(facts: object, message: string): void }

/** What is done once a day, in this order. */
type Job = (services: Services, now: number, content: () => Content) => Promise<unknown>
const JOBS: Readonly<Record<string, Job>> = {
  weeks: (services) => closeWeeks(services),
  // After the weeks: their figures are of those who stand in them. Before anybody is erased.
  reports: (services, _now, content) => closeReports(services, content()),
  'handbook-gaps': (services) => closeGaps(services),
  memberships: (services) => reconcileMemberships(services),
  people: (services) => eraseDue(services),
  goals: ({ store }, now) => purgeGoals(store, now),
  identity: ({ store }, now) => purgeIdentity(store, now),
  links: ({ store }, now) => purgeLinks(store, now),
  'sign-ups': ({ store }, now) => purgeSignUps(store, now),
  events: ({ store }, now) => purgeEvents(store, now),
  factors: ({ store }, now) => purgeFactors(store, now),
  outbox: ({ store }, now) => purgeOutbox(store, now),
  invitations: ({ store }, now) => purgeInvitations(store, now),
  imports: ({ store }, now) => purgeImports(store, now),
  pictures: (services) => sweepPictures(services),
}

/** Forgets what is over, one thing after the other; one that fails keeps no other. */
export async function clean(
  services: Services,
  log: Log,
  content: () => Content = noContent,
): Promise<void> {
  for (const [job, run] of Object.entries(JOBS)) {
    try {
      await run(services, services.clock.now(), content)
    } catch (err) {
      log.error({ err, job }, 'cleaning failed')
    }
  }
}

/** Cleans ten minutes from now, and then once a day. Answers what stops it. */
export function startCleaning(services: Services, log: Log, content: () => Content): () => void {
  const first = setTimeout(() => void clean(services, log, content), FIRST_MS).unref()
  const daily = setInterval(() => void clean(services, log, content), DAY).unref()
  return () => {
    clearTimeout(first)
    clearInterval(daily)
  }
}
