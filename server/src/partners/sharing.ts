import type { SignedIn } from '#graphql/context.ts'
import { AppError, notFound } from '#lib/errors.ts'
import { storable } from '#lib/storable.ts'
import { PARTNERS } from './partners.rules.ts'
import { lockPartnership } from './partners.store.ts'
import { acceptedPartner, asActor } from './partners.ts'
import { deleteShared, hasGoal, listShared, recordShared } from './sharing.store.ts'

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

/** partnerUnshareGoal: the partner no longer sees the goal. Deletes the messages about it. */
export const unshare = (context: SignedIn, _id: string, goalId: string): Promise<void> =>
  asActor(context, async (trx, user) => {
    const partnership = storable(_id)
    // No message about the goal is stored meanwhile.
    await lockPartnership(trx, partnership)
    await deleteShared(trx, { partnership, goal: storable(goalId), user })
  })
