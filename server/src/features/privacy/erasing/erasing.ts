import { forgetAdminAddress } from '#features/companies/companies.ts'
import { forgetFeedback } from '#features/feedback/feedback.ts'
import { forgetTraces } from '#features/identity/erasure.ts'
import { endAllSessions } from '#features/identity/session.ts'
import { removePerson } from '#features/people/people.ts'
import { forgetPicture } from '#features/pictures/pictures.ts'
import type { Services } from '#graphql/context.ts'
import { listDue, setEnd } from './erasing.store.ts'

const MOST_AT_ONCE = 500

type Eraser = Pick<Services, 'store' | 'clock' | 'pictures'>

/**
 * Erases the people whose time to change their mind is over; run once a day. One who cannot be
 * erased now keeps nobody else; it is tried again the next day. Answers how many. Product 6, leaving.
 */
export async function eraseDue(services: Eraser): Promise<number> {
  const { store, clock } = services
  const now = clock.now()
  const due = await listDue(store.read, now, MOST_AT_ONCE)
  const failures: unknown[] = []
  let count = 0
  for (const user of due) {
    try {
      if (await erase(services, user, now)) count += 1
    } catch (error) {
      failures.push(error)
    }
  }
  if (count > 0) await store.scrub()
  if (failures.length > 0) throw new AggregateError(failures, 'somebody could not be erased')
  return count
}

/**
 * Removes a person with all that is theirs. False if they kept their account in the meantime.
 * Aggregates stay, and what a company wrote itself; nothing in either names them.
 */
async function erase(services: Eraser, user: string, now: number): Promise<boolean> {
  const erased = await services.store.write(async (trx) => {
    const person = await removePerson(trx, user, now)
    if (person === undefined) return undefined
    await forgetTraces(trx, person)
    await forgetFeedback(trx, user, now)
    if (person.company !== null) await forgetAdminAddress(trx, person.company, person.emailKey)
    return person
  })
  if (erased === undefined) return false
  await forgetPicture(services, erased.avatar)
  return true
}

/** Requests that began before their session ended are over by then. */
const LAST_REQUESTS_MS = 15_000

type Pause = (ms: number) => Promise<unknown>

/**
 * Erases one person at once, whoever asks for it at the machine itself: closes the account, waits
 * for what is still under way, and erases it.
 */
export async function eraseAtOnce(services: Eraser, user: string, pause: Pause): Promise<void> {
  const now = services.clock.now()
  await services.store.write(async (trx) => {
    await setEnd(trx, user, now)
    await endAllSessions(trx, user)
  })
  await pause(LAST_REQUESTS_MS)
  await erase(services, user, services.clock.now())
  await services.store.scrub()
}
