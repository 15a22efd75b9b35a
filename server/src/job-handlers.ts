import { membershipHandler } from '#billing/membership-job.ts'
import type { Content } from '#content/content.ts'
import type { Services } from '#graphql/context.ts'
import { freeDaysOf } from '#impact/rhythm/rhythm.ts'
import { feedbackJob } from '#insights/feedback/feedback.jobs.ts'
import { openFeedbackTable } from '#integrations/feedback-table.ts'
import { localMailer, smtpMailer } from '#integrations/mailer.ts'
import { type Pusher, webPusher } from '#integrations/pusher.ts'
import type { Texter } from '#integrations/texter.ts'
import type { JobHandler } from '#jobs/handler.ts'
import { dueMessagesJob, stillHolds } from '#learning/due-messages/due-messages.ts'
import { dailyJob, type Log } from '#maintenance-jobs.ts'
import { outboxJobs } from '#messaging/outbox/outbox.jobs.ts'
import { pushKeys } from '#messaging/push/push.ts'
import { channelEventsHandler } from '#organizations/channels/events.ts'
import { channelHandler } from '#organizations/channels/sending.ts'
import { importHandler } from '#organizations/member-import/job/import-job.ts'
import { stillHolds as partnerStillHolds } from '#partners/notices.ts'

type JobDependencies = { texter: Texter | undefined; content: () => Content; log: Log }

/** The job handlers by kind. Jobs of other kinds wait. */
export function jobHandlers(
  services: Services,
  { texter, content, log }: JobDependencies,
): Record<string, JobHandler> {
  const { config, store, clock, seal, outside } = services
  const { smtp, feedbackTable, production, productName, publicUrl } = config
  const mailerOf = (isBulk: boolean) =>
    smtp === undefined
      ? localMailer
      : smtpMailer(smtp, { address: smtp.from, name: productName, dkim: smtp.dkim }, { isBulk })
  const mailers = { mailer: mailerOf(false), bulkMailer: mailerOf(true) }
  // Push services write to the operator there; local mode sends to this machine only.
  const subject = `mailto:${smtp?.from ?? 'push@localhost'}`
  const pusher: Pusher = {
    send: async (push, signal) =>
      webPusher(await pushKeys(store, seal), subject, outside).send(push, signal),
  }
  return {
    ...outboxJobs({
      ...{ store, clock, ...mailers, texter, pusher, keepText: !production, seal, publicUrl },
      freeDays: freeDaysOf,
      stillHolds: async (db, person, message, now) =>
        (await stillHolds(db, person, message, now)) &&
        (message.kind !== 'partner' || (await partnerStillHolds(db, message.occasion))),
    }),
    ...(feedbackTable && { feedback: feedbackJob(store, openFeedbackTable(feedbackTable)) }),
    import: importHandler(services),
    membership: membershipHandler(services),
    dueMessages: dueMessagesJob(services, content, log),
    channel: channelHandler(services),
    channelEvents: channelEventsHandler(services, content),
    daily: dailyJob(services, log, content),
  }
}
