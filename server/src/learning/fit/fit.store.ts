import { prepared, slot } from '#db/prepared.ts'
import type { Db, Store } from '#db/store.ts'

const ANSWERS = [
  ...['tailored', 'role', 'timeCommitDaily', 'learningStyles', 'motivations', 'job'],
  ...['profileCluster', 'impactRanking', 'timeZone'],
] as const

/** The answers of a person, as they are stored. */
export type AnswersRow = {
  tailored: 0 | 1
  role: string | null
  timeCommitDaily: number | null
  learningStyles: string | null
  motivations: string | null
  job: string | null
  profileCluster: number | null
  impactRanking: string | null
  timeZone: string | null
}

const answersRead = prepared<AnswersRow>((db) =>
  db
    .selectFrom('user')
    .select(ANSWERS as readonly (keyof AnswersRow)[])
    .where('_id', '=', slot<string>('user')),
)

/** The person's own answers; undefined if there is no such person. */
export async function findAnswers(store: Store, user: string): Promise<AnswersRow | undefined> {
  return (await answersRead(store, { user }))[0]
}

/** Something a person did with a piece of advice: saved it, has it as a goal, rated it, wished. */
export type AdviceFact = { id: string; kind: 'saved' | 'goal' | 'rated' | 'wish'; value: string }

const factsRead = prepared<AdviceFact>((db) => {
  const goals = db
    .selectFrom('goal')
    .where('user', '=', slot<string>('goals'))
    .where('deletedDate', 'is', null)
    .where('adviceId', 'is not', null)
    .select((eb) => [
      eb.ref('adviceId').$notNull().as('id'),
      eb
        .case()
        .when('isGoal', '=', 1)
        .then(eb.val('goal'))
        .else(eb.val('saved'))
        .end()
        .$castTo<AdviceFact['kind']>()
        .as('kind'),
      eb
        .case()
        .when('letGoDate', 'is not', null)
        .then(eb.val('letGo'))
        .else(eb.ref('progress'))
        .end()
        .$castTo<string>()
        .as('value'),
    ])
  const rated = db
    .selectFrom('likedAction')
    .where('user', '=', slot<string>('rated'))
    .select((eb) => [
      'id',
      eb.val('rated').$castTo<AdviceFact['kind']>().as('kind'),
      eb.cast<string>('liked', 'text').as('value'),
    ])
  const wishes = db
    .selectFrom('adviceWish')
    .where('user', '=', slot<string>('wishes'))
    .select((eb) => [
      'id',
      eb.val('wish').$castTo<AdviceFact['kind']>().as('kind'),
      'wish as value',
    ])
  return goals.unionAll(rated).unionAll(wishes)
})

/** The person's history with advice, in one statement. */
export const listAdviceFacts = (store: Store, user: string): Promise<AdviceFact[]> =>
  factsRead(store, { goals: user, rated: user, wishes: user })

/** Stores the newest wish of a person for a piece of advice, and replaces an older one. */
export async function recordWish(
  trx: Db,
  given: { user: string; id: string; wish: string; wishDate: number },
): Promise<void> {
  const { wish, wishDate } = given
  await trx
    .insertInto('adviceWish')
    .values(given)
    .onConflict((conflict) => conflict.columns(['user', 'id']).doUpdateSet({ wish, wishDate }))
    .execute()
}

/** Deletes the wish for one piece of advice, or all of a person's wishes. Answers how many. */
export async function deleteWishes(trx: Db, user: string, id?: string): Promise<number> {
  const all = trx.deleteFrom('adviceWish').where('user', '=', user)
  const chosen = id === undefined ? all : all.where('id', '=', id)
  return Number((await chosen.executeTakeFirst()).numDeletedRows)
}

export async function countWishes(trx: Db, user: string): Promise<number> {
  const { n } = await trx
    .selectFrom('adviceWish')
    .select((eb) => eb.fn.countAll().as('n'))
    .where('user', '=', user)
    .executeTakeFirstOrThrow()
  return Number(n)
}
