import type { SignedIn } from '#graphql/context.ts'
import { AppError, notFound } from '#lib/errors.ts'
import { storable } from '#lib/storable.ts'
import { weekIn } from '#lib/weeks.ts'
import { PARTNERS } from './partners.rules.ts'
import { acceptedPartner, asActor } from './partners.ts'
import { deleteShared, hasGoal, listShared, recordCheer, recordShared } from './sharing.store.ts'

/**
 * partnerShareGoal: lets a partner see a goal of the caller (`PARTNER_SEES`). Refuses with
 * NOT_FOUND, also for goals of other people, and LIMIT_REACHED.
 */
export const share = (context: SignedIn, _id: string, goalId: string): Promise<void> =>
  asActor(context, async (trx, user) => {
    const partner = await acceptedPartner(trx, context, _id)
    const goal = storable(goalId)
    if (!(await hasGoal(trx, user, goal))) throw notFound('goal')
    const own = (await listShared(trx, [partner._id])).filter((row) => row.user === user)
    if (own.length >= PARTNERS.goals && !own.some((row) => row._id === goal)) {
      const message = `You can share up to ${PARTNERS.goals} goals with one partner.`
      throw new AppError('LIMIT_REACHED', message)
    }
    const sharedDate = context.clock.now()
    await recordShared(trx, { partnership: partner._id, goal, user, sharedDate })
  })

/** partnerUnshareGoal: from then on the partner doesn't see the goal. */
export const unshare = (context: SignedIn, _id: string, goalId: string): Promise<void> =>
  asActor(context, (trx, user) =>
    deleteShared(trx, { partnership: storable(_id), goal: storable(goalId), user }),
  )

/** partnerCheer: once for a partner, a goal and a week. Refuses with NOT_FOUND. */
export const cheer = (context: SignedIn, _id: string, goalId: string): Promise<void> =>
  asActor(context, async (trx, user) => {
    const partner = await acceptedPartner(trx, context, _id)
    const shared = await listShared(trx, [partner._id])
    const goal = shared.find((row) => row._id === goalId && row.user === partner.other)
    if (goal === undefined) throw notFound('goal')
    const now = context.clock.now()
    await recordCheer(trx, { user, goal: goal._id, week: weekIn(now, 'UTC'), cheeredDate: now })
  })
