import type { Db } from '#db/store.ts'
import { listKeys, listStandings, listWithAccess } from './members.store.ts'
import { deactivatedAmong } from './membership/membership.ts'

/** closed: closed their account and may keep it; closedAway: and was deactivated */
export type StandingKind = 'member' | 'deactivated' | 'closed' | 'closedAway' | 'invited'

/** What a company knows at an address; `_id` is of the person, or of the invitation. */
export type Standing = {
  _id: string
  kind: StandingKind
  emailKey: string
  firstName: string
  lastName: string
  role: string | null
  isCompanyAdmin: boolean
  isAppAdmin: boolean
  /** Of an invitation: until when it leads somewhere; 0 of one that does not hold */
  expires: number | null
}

type Row = Awaited<ReturnType<typeof listStandings>>[number]

const kindOf = ({ expires, deletionDate, deactivatedDate }: Row): Standing['kind'] => {
  if (expires !== null) return 'invited'
  const hasAccess = deactivatedDate === null
  if (deletionDate !== null) return hasAccess ? 'closed' : 'closedAway'
  return hasAccess ? 'member' : 'deactivated'
}

/**
 * What a company knows at some addresses, by their keys: nothing of accounts elsewhere. A member who
 * was also invited is a member.
 */
export async function standingsOf(
  db: Db,
  company: string,
  keys: readonly string[],
): Promise<Map<string, Standing>> {
  const standings = new Map<string, Standing>()
  if (keys.length === 0) return standings
  for (const row of await listStandings(db, company, keys)) {
    const { _id, firstName, lastName, role } = row
    const expires = row.holds === 1 ? row.expires : 0
    const emailKey = row.emailKey ?? ''
    const kind = kindOf(row)
    if (kind === 'invited' && standings.has(emailKey)) continue
    const rights = { isCompanyAdmin: row.isCompanyAdmin === 1, isAppAdmin: row.isAppAdmin === 1 }
    standings.set(emailKey, { _id, kind, emailKey, firstName, lastName, role, ...rights, expires })
  }
  return standings
}

/** The keys of the addresses of people in a company, by their ids; omits people outside it. */
export async function keysOf(
  db: Db,
  company: string,
  people: readonly string[],
): Promise<Map<string, string>> {
  if (people.length === 0) return new Map()
  const rows = await listKeys(db, company, people)
  return new Map(rows.map(({ _id, emailKey }) => [_id, emailKey]))
}

/** Of these addresses, by their keys, those by which the company knew someone it deactivated. */
export const endedOf = deactivatedAmong

/** A place in a company's list of members, oldest accounts first. */
export type MemberPlace = readonly [createdDate: number, _id: string]

/** The members who have access, some at a time, after a place. */
export const membersAfter = (db: Db, company: string, after: MemberPlace | null, most: number) =>
  listWithAccess(db, company, after, most)
