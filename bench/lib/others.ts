import { setTimeout as sleep } from 'node:timers/promises'
import type { Actor } from '../../server/src/testing/factories.ts'
import type { TestApp } from '../../server/src/testing/test-app.ts'

const THINK_MS = 10

const LOOK = '{ me { firstName } goalGetMany { note } }'
const SAVE = 'mutation($_id: ID!, $t: String!) { userUpdate(obj: { _id: $_id, job: $t }) { _id } }'

/**
 * Lets other people read and write with short pauses until `until`. Answers the time of each call.
 */
export async function others(app: TestApp, people: readonly Actor[], until: () => boolean) {
  const times: number[] = []
  const one = async ({ _id, token }: Actor) => {
    for (let call = 0; !until(); call += 1) {
      const begin = performance.now()
      const query = call % 4 === 0 ? SAVE : LOOK
      const { errors } = await app.call(query, { _id, t: `${call}` }, token)
      times.push(performance.now() - begin)
      if (errors[0] !== undefined) throw new Error(errors[0].message)
      await sleep(THINK_MS)
    }
  }
  await Promise.all(people.map(one))
  return times
}
