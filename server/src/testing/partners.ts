import { expect } from 'vitest'
import type { Actor } from '#testing/factories.ts'
import { setRows } from '#testing/rows.ts'
import type { TestApp } from '#testing/test-app.ts'

const LIST = `{ done: partnerGetMany { _id state expires person { name firstName avatar }
  goals { _id title planWhen planThen progress reviewDate isAchieved isNudged isCheered
    isAsked question { sentDate answer line } }
  shared { _id title cheeredDate } } }`

/** The calls of impact partners, for tests. */
export function partnerCalls(app: TestApp) {
  const call = (by: Actor, query: string) => app.call(query, {}, by.token)
  const done = async (by: Actor, query: string) => {
    const { data, errors } = await call(by, query)
    expect(errors).toEqual([])
    return data.done
  }
  const work = (by: Actor, what: string) => done(by, `mutation { done: ${what} }`)
  const invite = (by: Actor, to?: Actor) => {
    const obj = to === undefined ? '{}' : `{ colleague: "${to._id}" }`
    return work(by, `partnerInvite(obj: ${obj}) { _id state code }`)
  }
  const listOf = (by: Actor) => done(by, LIST)
  return {
    work,
    invite,
    listOf,
    /** The code of the refusal, or undefined */
    refusal: async (by: Actor, what: string) =>
      (await call(by, `mutation { done: ${what} }`)).errors[0]?.extensions.code,
    find: (by: Actor, name: string) =>
      done(by, `{ done: partnerColleagueGetMany(name: "${name}") { _id name firstName avatar } }`),
    findable: (...people: Actor[]) =>
      Promise.all(
        people.map(({ _id }) => setRows(app, 'user', { _id }, { optContactByColleague: 1 })),
      ),
    /** The state of each row of the list */
    statesOf: async (by: Actor): Promise<string[]> =>
      (await listOf(by)).map(({ state }: { state: string }) => state),
    /** Makes two people partners by a link. Returns the id. */
    partners: async (one: Actor, other: Actor): Promise<string> =>
      work(other, `partnerAcceptLink(code: "${(await invite(one)).code}")`),
    goal: async (of: Actor, obj: string): Promise<string> =>
      (await work(of, `goalCreate(obj: ${obj}) { _id }`))._id,
  }
}
