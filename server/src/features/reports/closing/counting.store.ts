import type { ExpressionBuilder } from 'kysely'
import type { Db } from '#db/store.ts'
import type { Tables } from '#db/tables.ts'

/** Those whom figures are of: with access, and no admins, who would know their own. */
const counted = (db: Db, company: string) =>
  db
    .selectFrom('user')
    .where('user.company', '=', company)
    .where('user.emailVerified', '=', 1)
    .where('user.isCompanyAdmin', '=', 0)
    .where('user.isAppAdmin', '=', 0)
    .where('user.deactivatedDate', 'is', null)
    .where('user.deletionDate', 'is', null)

/** How many could have done something by now: those who came into the company before a moment. */
export async function countPeople(db: Db, company: string, before: number): Promise<number> {
  const query = counted(db, company)
    .select((eb) => eb.fn.countAll().as('n'))
    .where('user.joinedDate', '<=', before)
  return Number((await query.executeTakeFirstOrThrow()).n)
}

type Eb = ExpressionBuilder<Tables, 'user'>

// What somebody did before they came into the company is not the company’s to be told.
const eventsHere = (eb: Eb) =>
  eb
    .selectFrom('impactEvent')
    .select('impactEvent.item')
    .whereRef('impactEvent.user', '=', 'user._id')
    .whereRef('impactEvent.at', '>=', 'user.joinedDate')

const everDid = (eb: Eb, type: string) =>
  eb.exists(eventsHere(eb).where('measure', '=', 'takeAction').where('item', 'like', `${type}:%`))

/** Who had started before they came has, here, once they did anything. */
const started = (eb: Eb) =>
  eb.and([
    eb('showWelcomeDialog', '=', 0),
    eb.or([eb('hasStartedBefore', '=', 0), eb.exists(eventsHere(eb))]),
  ])

const hasGoal = (eb: Eb, progress?: string) => {
  const goals = eb
    .selectFrom('goal')
    .select('goal._id')
    .whereRef('goal.user', '=', 'user._id')
    .whereRef('goal.createdDate', '>=', 'user.joinedDate')
    .where('isGoal', '=', 1)
  return eb.exists(progress === undefined ? goals : goals.where('progress', '=', progress))
}

/**
 * How many have come how far since they are in the company; goals that were deleted since count as
 * long as they are known.
 */
export async function countSteps(db: Db, company: string, achieved: string) {
  const row = await counted(db, company)
    .select((eb) => {
      const many = (name: string, is: ReturnType<Eb['or']>) =>
        eb.fn.sum(eb.case().when(is).then(eb.lit(1)).else(eb.lit(0)).end()).as(name)
      return [
        many('onboarded', eb.or([started(eb)])),
        many('goal', eb.or([hasGoal(eb), everDid(eb, 'goalSaved')])),
        many('checkIn', eb.or([everDid(eb, 'checkInDone')])),
        many('achieved', eb.or([hasGoal(eb, achieved)])),
      ]
    })
    .executeTakeFirstOrThrow()
  const count = (name: string) => Number((row as Record<string, unknown>)[name] ?? 0)
  return {
    onboarded: count('onboarded'),
    goal: count('goal'),
    checkIn: count('checkIn'),
    achieved: count('achieved'),
  }
}

/** How many were invited by their address and have not come yet: the members’ list has them too. */
export async function countInvited(db: Db, company: string): Promise<number> {
  const row = await db
    .selectFrom('invitation')
    .select((eb) => eb.fn.countAll().as('n'))
    .where('company', '=', company)
    .where('emailKey', 'is not', null)
    .where('usesLeft', '>', 0)
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

type Between = { from: number; to: number }

/** The goals that people have saved between two moments and still have, with the zone of each. */
export const listGoals = (db: Db, company: string, { from, to }: Between) =>
  counted(db, company)
    .innerJoin('goal', 'goal.user', 'user._id')
    .select(['goal.user', 'goal.category', 'goal.actionId', 'user.timeZone'])
    .select('goal.createdDate as at')
    .where('isGoal', '=', 1)
    .where('deletedDate', 'is', null)
    .where('goal.createdDate', '>=', from)
    .whereRef('goal.createdDate', '>=', 'user.joinedDate')
    .where('goal.createdDate', '<', to)
    .execute()

/** What people said of advice between two moments, with the zone of each. */
export const listRatings = (db: Db, company: string, { from, to }: Between) =>
  counted(db, company)
    .innerJoin('likedAction', 'likedAction.user', 'user._id')
    .select(['likedAction.user', 'likedAction.liked', 'user.timeZone'])
    .select('likedAction.likedDate as at')
    .where('likedDate', '>=', from)
    .whereRef('likedDate', '>=', 'user.joinedDate')
    .where('likedDate', '<', to)
    .execute()

/** The questions that a company has answered, by words or by a link. */
export async function listAnswered(db: Db, company: string): Promise<string[]> {
  const rows = await db
    .selectFrom('orgInfo')
    .select('id')
    .where('company', '=', company)
    .where((eb) =>
      eb.or([
        eb(eb.fn<string>('trim', [eb.fn.coalesce('answer', eb.val(''))]), '<>', ''),
        eb(eb.fn<string>('trim', [eb.fn.coalesce('url', eb.val(''))]), '<>', ''),
      ]),
    )
    .execute()
  return rows.map(({ id }) => id)
}
