import { purge as purgeIdentity } from '#accounts/core/accounts.ts'
import { purge as purgeSignUps } from '#accounts/core/unconfirmed-accounts.ts'
import { purge as purgeLinks } from '#accounts/email-links/email-links.ts'
import { sweep as sweepPictures } from '#accounts/pictures/pictures.sweep.ts'
import { purge as purgeFactors } from '#accounts/second-factors/second-factors.ts'
import { purge as purgeChats } from '#assistant/assistant.ts'
import { purge as purgeEvents } from '#audit/audit.ts'
import { reconcile as reconcileMemberships } from '#billing/reconcile.ts'
import { type Content, noContent } from '#content/content.ts'
import { logged } from '#db/connection-errors.ts'
import type { Services } from '#graphql/context.ts'
import { closeWeeks } from '#impact/members-index/members-index.ts'
import { closeReports } from '#insights/reports/weekly-snapshot/closing.ts'
import { DONE, JobError, type JobHandler } from '#jobs/handler.ts'
import { purge as purgeJobs } from '#jobs/jobs.ts'
import { purge as purgeShownAdvice } from '#learning/fit/next/next.ts'
import { purge as purgeGoals } from '#learning/goals/goals.ts'
import { purge as purgeOutbox } from '#messaging/outbox/outbox.ts'
import { purge as purgePush } from '#messaging/push/push.ts'
import { purge as purgeChannels } from '#organizations/channels/channels.ts'
import { closeGaps } from '#organizations/handbook-gaps/handbook-gaps.ts'
import { purge as purgeImports } from '#organizations/member-import/core/purge.ts'
import { purge as purgeInvitations } from '#organizations/members/membership/membership.ts'
import { purge as purgePartners } from '#partners/partners.ts'
import { eraseDue } from '#privacy/erasing/erasing.ts'

const HOUR = 3_600_000

export type Log = { error(facts: object, message: string): void }

/** Daily work, in this order. */
type Job = (services: Services, now: number, content: () => Content) => Promise<unknown>
const JOBS: Readonly<Record<string, Job>> = {
  weeks: (services) => closeWeeks(services),
  // After the weeks, whose rows the reports count; before people are erased.
  reports: (services, _now, content) => closeReports(services, content()),
  'handbook-gaps': (services) => closeGaps(services),
  memberships: (services) => reconcileMemberships(services),
  people: (services) => eraseDue(services),
  goals: ({ store }, now) => purgeGoals(store, now),
  'shown-advice': ({ store }, now) => purgeShownAdvice(store, now),
  chats: ({ store }, now) => purgeChats(store, now),
  // After the people and the goals, because shared goals are deleted with them.
  partners: ({ store }, now) => purgePartners(store, now),
  identity: ({ store }, now) => purgeIdentity(store, now),
  links: ({ store }, now) => purgeLinks(store, now),
  'sign-ups': (services) => purgeSignUps(services),
  events: ({ store }, now) => purgeEvents(store, now),
  factors: ({ store }, now) => purgeFactors(store, now),
  jobs: ({ store }, now) => purgeJobs(store, now),
  // After the jobs: a message is kept as long as its job.
  outbox: ({ store }, now) => purgeOutbox(store, now),
  // After the sessions, on which the browsers depend.
  push: ({ store }) => purgePush(store),
  channels: ({ store }, now) => purgeChannels(store, now),
  invitations: ({ store }, now) => purgeInvitations(store, now),
  imports: ({ store }, now) => purgeImports(store, now),
  pictures: (services) => sweepPictures(services),
}

/** Runs all jobs one after the other. Continues after failures and returns the failed jobs. */
export async function clean(
  services: Services,
  log: Log,
  content: () => Content = noContent,
): Promise<string[]> {
  const failed: string[] = []
  for (const [job, run] of Object.entries(JOBS)) {
    try {
      await run(services, services.clock.now(), content)
    } catch (err) {
      log.error({ ...logged(err), job }, 'daily maintenance failed')
      failed.push(job)
    }
  }
  return failed
}

/** Runs them once a night, in one process; retries failures on the same day. */
export const dailyJob = (services: Services, log: Log, content: () => Content): JobHandler => ({
  run: async () => {
    const failed = await clean(services, log, content)
    if (failed.length > 0) throw new JobError(`FAILED ${failed.join(' ')}`)
    return DONE
  },
  schedule: { hour: 3, minute: 10 },
  together: 1,
  leaseMs: HOUR,
  attemptMs: HOUR,
  waits: [HOUR / 6, HOUR, 6 * HOUR],
  givesUp: false,
})
