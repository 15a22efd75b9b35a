import { endAllSessions } from '#accounts/core/session.ts'
import { deleteTracesOf } from '#accounts/erasure.ts'
import { forgetPicture } from '#accounts/pictures/pictures.ts'
import { endPayments } from '#billing/billing.ts'
import { addressKeysOf } from '#db/address-keys.ts'
import { lockCompany } from '#db/locks.ts'
import type { Db } from '#db/store.ts'
import type { Services } from '#graphql/context.ts'
import { forgetAdminAddresses } from '#organizations/companies/join-rules/admin-addresses.ts'
import { companiesNaming } from '#organizations/companies/join-rules/join-rules.ts'
import { companiesAsking, forgetContacts } from '#organizations/handbook/handbook.contacts.ts'
import { deleteDue, findDue, listDue, setEnd } from './erasing.store.ts'
import { forgetPerson } from './purge.ts'

const MOST_AT_ONCE = 500

type Eraser = Pick<Services, 'store' | 'clock' | 'pictures' | 'payments'>

/**
 * Erases closed accounts whose grace period is over; runs once a day. Continues after a failure and
 * retries the next day. Answers how many. Product 6, leaving.
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
 * Ends the payments of a user and erases all their data. False if they kept the account. Aggregates
 * and texts of companies stay, without the name or address of the user.
 */
async function erase(services: Eraser, user: string, now: number): Promise<boolean> {
  if ((await findDue(services.store.read, user, now)) === undefined) return false
  await endPayments(services, user)
  try {
    const { avatar } = await services.store.write((trx) => eraseIn(trx, user, now))
    await forgetPicture(services, avatar)
    return true
  } catch (error) {
    if (error === KEPT) return false
    throw error
  }
}

const KEPT = new Error('Somebody kept their account before it was erased')

async function eraseIn(trx: Db, user: string, now: number) {
  const due = await findDue(trx, user, now)
  if (due === undefined) throw KEPT
  const keys = await addressKeysOf(trx, due)
  // Lock order: companies (sorted) before the person, as in `keep` (closing.ts).
  const naming = [...(await companiesNaming(trx, keys)), ...(await companiesAsking(trx, keys))]
  for (const company of [...new Set(naming)].sort()) await lockCompany(trx, company)
  // Lock order: sessions before the person, as in every operation with a session.
  await endAllSessions(trx, user)
  await forgetAdminAddresses(trx, keys)
  await forgetContacts(trx, keys)
  const person = await removePerson(trx, user, now)
  if (person === undefined) throw KEPT
  await deleteTracesOf(trx, { _id: user, keys })
  return person
}

/**
 * Deletes a closed account that is due, from every table that names it. Answers the person;
 * undefined if the account is gone or was kept.
 */
export async function removePerson(trx: Db, user: string, now: number) {
  const person = await deleteDue(trx, user, now)
  if (person !== undefined) await forgetPerson(trx, person, now)
  return person
}

/** Requests that began before their session ended are finished after this time. */
const LAST_REQUESTS_MS = 15_000

type Pause = (ms: number) => Promise<unknown>

/** For operators: closes an account, waits for running requests, and erases it. */
export async function eraseAtOnce(services: Eraser, user: string, pause: Pause): Promise<void> {
  const now = services.clock.now()
  await services.store.write(async (trx) => {
    await endAllSessions(trx, user)
    await setEnd(trx, user, now)
  })
  await pause(LAST_REQUESTS_MS)
  await erase(services, user, services.clock.now())
  await services.store.scrub()
}
