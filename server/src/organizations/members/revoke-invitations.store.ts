import { addressesOf, type OwnAddress } from '#db/address-keys.ts'
import type { Db } from '#db/store.ts'
import { mailboxKey } from '#lib/addresses.ts'

type Member = { company: string; _id: string }

/** What the trail says of an invitation that is taken back */
const TOLD = ['_id', 'emailKey', 'email', 'firstName', 'lastName'] as const

/** All addresses of somebody; none of who is gone. */
export async function listAddressesOf(trx: Db, _id: string): Promise<OwnAddress[]> {
  const person = await trx
    .selectFrom('user')
    .select(['_id', 'emailKey'])
    .where('_id', '=', _id)
    .executeTakeFirst()
  return person === undefined ? [] : addressesOf(trx, person)
}

/**
 * Deletes the invitations of a company to somebody, used ones too: to the address that they have, and
 * to one that they had before those that were made until they gave it up.
 */
export async function deleteInvitationsTo(
  trx: Db,
  company: string,
  addresses: readonly OwnAddress[],
): Promise<void> {
  if (addresses.length === 0) return
  await trx
    .deleteFrom('invitation')
    .where('company', '=', company)
    .where((eb) =>
      eb.or(
        addresses.map(({ emailKey, leftDate }) =>
          eb.and([
            eb('emailKey', '=', emailKey),
            ...(leftDate === null ? [] : [eb('createdDate', '<', leftDate)]),
          ]),
        ),
      ),
    )
    .execute()
}

/** Of the invitations of a company that make an admin, those to a mailbox of one of some addresses. */
async function listAdminsAt(trx: Db, company: string, keys: readonly string[]) {
  const mailboxes = new Set(keys.map(mailboxKey))
  const rows = await trx
    .selectFrom('invitation')
    .select(['_id', 'emailKey'])
    .where('company', '=', company)
    // As a word of the statement: else the index of these is not taken.
    .where('isCompanyAdmin', '=', (eb) => eb.lit(1))
    .execute()
  return rows.filter((row) => mailboxes.has(mailboxKey(row.emailKey ?? ''))).map((row) => row._id)
}

/**
 * Deletes those too that could be for somebody else, and must not be left: to an address that somebody
 * gave up, or to another one of their mailbox, which make an admin, or which they made themself for
 * the former. Answers those of them that could still be used.
 */
export async function deleteDoubtfulTo(
  trx: Db,
  { company, _id }: Member,
  addresses: readonly OwnAddress[],
  now: number,
) {
  const keys = addresses.map(({ emailKey }) => emailKey)
  if (keys.length === 0) return []
  const admins = await listAdminsAt(trx, company, keys)
  const rows = await trx
    .deleteFrom('invitation')
    .where('company', '=', company)
    .where((eb) =>
      eb.or([
        eb.and([eb('emailKey', 'in', keys), eb('createdBy', '=', _id)]),
        ...(admins.length === 0 ? [] : [eb('_id', 'in', admins)]),
      ]),
    )
    .returning([...TOLD, 'usesLeft', 'expires'])
    .execute()
  return rows.filter(({ usesLeft, expires }) => usesLeft > 0 && Number(expires) > now)
}
