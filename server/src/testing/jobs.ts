import { jobHandlers } from '#job-handlers.ts'
import type { JobDependencies } from '#jobs/attempt.ts'
import type { JobHandler } from '#jobs/handler.ts'
import { type Jobs, makeJobs } from '#jobs/jobs.ts'
import type { TestApp } from '#testing/test-app.ts'

const quiet = { warn: () => undefined, error: () => undefined }

type JobOptions = { log?: JobDependencies['log']; handlers?: Record<string, JobHandler> }

/** The jobs of another process of an app; by default of all kinds. */
export function anotherProcess(
  app: Pick<TestApp, 'services' | 'clock' | 'content'>,
  { log = quiet, handlers }: JobOptions = {},
): Jobs {
  const { services, clock, content } = app
  const jobs = makeJobs({ store: services.store, clock, log })
  jobs.handle(handlers ?? jobHandlers(services, { texter: undefined, content, log }))
  return jobs
}
