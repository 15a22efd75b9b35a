import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

export type Person = {
  userId: string
  companyId: string | null
  isPublicUser: boolean
  state: string
}

type Row = Record<string, string | number | null>

export class Refusal extends Error {
  readonly statusCode: number
  constructor(statusCode: number, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

const DAY = 24 * 3_600_000
const SEEN_EVERY_MS = 60_000
const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/i

/** Finds the person of a token, with the same join, expiry, states and roles as the product. */
export function sessions(db: DatabaseSync) {
  const find = db.prepare(`
    select s.state, s.signedInAt, s.lastSeen, s.expires, s.idle, u._id as userId,
      u.company as companyId, u.isAppAdmin, u.isCompanyAdmin, u.emailVerified, u.tier,
      c.require2FA, c.require2FASince, c.require2FAGraceDays, c.sessionHours,
      c.sessionIdleMinutes, c.isPublicDefault, t.confirmedDate as totpSince,
      p.confirmedDate as phoneSince
    from session s
    join user u on u._id = s.user
    left join company c on c._id = u.company
    left join totp t on t.user = s.user
    left join smsFactor p on p.user = s.user
    where s.tokenHash = ?`)
  const touch = db.prepare('update session set lastSeen = ? where tokenHash = ? and lastSeen < ?')

  function stateOf(row: Row, now: number): string {
    if (row.state === 'pending_2fa') return 'pending_2fa'
    if (row.emailVerified !== 1) return 'unverified'
    if (row.require2FA !== 1 || row.totpSince !== null || row.phoneSince !== null) return 'active'
    const ends = Number(row.require2FASince) + Number(row.require2FAGraceDays) * DAY
    return now >= ends ? 'enrol_2fa' : 'active'
  }

  return function personOf(authorization: string | undefined): Person {
    const token = BEARER.exec(authorization ?? '')?.[1]
    if (token === undefined) throw new Refusal(401, 'Please sign in.')
    const tokenHash = createHash('sha256').update(token).digest('base64url')
    const row = find.get(tokenHash) as Row | undefined
    const now = Date.now()
    if (row === undefined || now >= Number(row.expires)) throw new Refusal(401, 'Please sign in.')
    const unseen = now - Number(row.lastSeen)
    const idle = Math.min(Number(row.idle), Number(row.sessionIdleMinutes ?? Infinity) * 60_000)
    if (unseen > idle) throw new Refusal(401, 'Please sign in.')
    if (unseen > SEEN_EVERY_MS) touch.run(now, tokenHash, now - SEEN_EVERY_MS)
    const isPublicUser = row.companyId === null || row.isPublicDefault === 1
    if (isPublicUser && row.tier !== 'member' && row.isAppAdmin !== 1) {
      throw new Refusal(403, 'This needs a membership.')
    }
    return {
      userId: row.userId as string,
      companyId: row.companyId as string | null,
      isPublicUser,
      state: stateOf(row, now),
    }
  }
}

/** Refuses a session whose sign-in is incomplete. */
export function active(person: Person): Person {
  if (person.state !== 'active') throw new Refusal(403, 'Complete your sign-in first.')
  return person
}
