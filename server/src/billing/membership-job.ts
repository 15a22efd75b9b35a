import { DONE, type JobHandler } from '#jobs/handler.ts'
import { type Syncing, syncMembership } from './sync.ts'

/** Syncs memberships outside of requests. After the last retry, the daily job syncs the person. */
export const membershipHandler = (services: Syncing): JobHandler => ({
  run: async (user) => {
    await syncMembership(services, user)
    return DONE
  },
  together: 4,
  leaseMs: 2 * 60_000,
  waits: [60_000, 10 * 60_000],
  givesUp: true,
})
