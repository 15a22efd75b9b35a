import { digest } from '#accounts/accounts.ts'
import { addressKeysOf } from '#db/address-keys.ts'
import type { Db } from '#db/store.ts'
import { mailboxKey } from '#lib/addresses.ts'
import {
  deleteFormer,
  findGraceDays,
  findSecured,
  listAddresses,
  listAdmitted,
  putFormer,
} from './past-memberships.store.ts'

const DAY = 24 * 3_600_000

/** Somebody who leaves a company, or left it */
type Member = { company: string; _id: string }

/** Of mailboxes: another address of the same one gives no new days either. */
const hashesOf = (keys: readonly string[]) => [
  ...new Set(keys.map((key) => digest(`member ${mailboxKey(key)}`))),
]

const ofAll = async (db: Db, member: Member) => ({
  ...member,
  hashes: hashesOf(await listAddresses(db, member._id)),
})

/**
 * Keeps since when somebody who leaves a company was in it, where it asks for a second factor: for a
 * year, by who they are and by hashes of their addresses. Else leaving and coming back would give new
 * days of grace, again and again. Product 4, second factors.
 */
export async function keepAdmitted(trx: Db, member: Member, now: number): Promise<void> {
  const found = await findSecured(trx, member)
  if (found === undefined) return
  const hashes = hashesOf(await addressKeysOf(trx, found))
  const at = { admittedDate: found.admittedDate ?? 0, leftDate: now }
  await putFormer(trx, { ...member, hashes }, at)
}

/** An admin let them in anew: their days of grace begin again. */
export const forgetAdmitted = async (trx: Db, member: Member): Promise<void> =>
  deleteFormer(trx, await ofAll(trx, member))

/**
 * From when the days of grace of somebody run who comes by themselves, and was in the company before;
 * nothing of who was not. Who comes with a mailbox of somebody else’s account may be a colleague who
 * has it now: a day at least is left to them, of as many as the company gives.
 */
export async function admittedBefore(
  db: Db,
  member: Member,
  now: number,
): Promise<number | undefined> {
  const former = await listAdmitted(db, await ofAll(db, member))
  const first = (isOwn: boolean) =>
    former
      .filter(({ user }) => (user === member._id) === isOwn)
      .map(({ admittedDate }) => Number(admittedDate))
      .sort((a, b) => a - b)[0]
  const [own, others] = [first(true), first(false)]
  if (own !== undefined || others === undefined) return own
  const days = (await findGraceDays(db, member.company)) ?? 0
  return Math.max(others, now - Math.max(0, days - 1) * DAY)
}
