import { randomUUID } from 'node:crypto'
import { hashToken } from '#accounts/core/accounts.ts'
import { insertSession } from '#accounts/core/session.store.ts'
import type { Db } from '#db/store.ts'
import { insertDemoCompany, insertDemoPerson } from '#demo/demo.store.ts'
import type { SessionState } from '#graphql/viewer.ts'
import type { TestApp } from '#testing/test-app.ts'

export type Actor = { _id: string; email: string; token: string; company: string | null }

type PersonOptions = {
  company?: string | null
  isCompanyAdmin?: true
  isAppAdmin?: true
  paid?: true
  state?: SessionState
  email?: string
}

/** Makes a company; without a domain it is the public default one. */
export async function aCompany(app: TestApp, domain: string | null = 'a.example'): Promise<string> {
  const _id = randomUUID()
  const company = { _id, name: `Company ${_id.slice(0, 4)}`, domain }
  await app.services.store.write((trx) => insertDemoCompany(trx, company, app.clock.now()))
  return _id
}

/** Makes a session of a person for a day. Returns its token. */
export const openSession = (
  trx: Db,
  { user, token, state, now }: { user: string; token: string; state: SessionState; now: number },
): Promise<void> =>
  insertSession(trx, {
    tokenHash: hashToken(token),
    _id: randomUUID(),
    user,
    state,
    createdDate: now,
    lastSeen: now,
    signedInAt: now,
    expires: now + 24 * 3_600_000,
    idle: 24 * 3_600_000,
    assurance: 1,
    tries: 0,
    isIosLogin: 0,
    client: 'test',
    addressPrefix: '127.0.0.1',
  })

const GIFT_MS = 365 * 24 * 3_600_000

/** Gives a person a membership that a read of the provider does not remove. */
const aGift = (trx: Db, user: string, now: number) =>
  trx
    .insertInto('membership')
    .values({
      ...{ user, source: 'gift', status: 'active', cancelAtPeriodEnd: 0 },
      ...{ endsDate: now + GIFT_MS, readDate: now },
    })
    .execute()

/** Makes a person with a session, without a password; makes a company if none is given. */
export async function aPerson(app: TestApp, options: PersonOptions = {}): Promise<Actor> {
  const company = options.company === undefined ? await aCompany(app) : options.company
  const _id = randomUUID()
  const email = options.email ?? `${_id.slice(0, 8)}@a.example`
  const { isCompanyAdmin, isAppAdmin, paid } = options
  const now = app.clock.now()
  const token = app.services.ids.secret()
  await app.services.store.write(async (trx) => {
    await insertDemoPerson(
      trx,
      {
        _id,
        email,
        emailKey: email.toLowerCase(),
        firstName: 'Test',
        lastName: 'Person',
        company: company as string,
        ...(isCompanyAdmin && { isCompanyAdmin }),
        ...(isAppAdmin && { isAppAdmin }),
        ...(paid && { paid }),
      },
      now,
    )
    if (paid) await aGift(trx, _id, now)
    if (options.state === 'unverified') {
      await trx.updateTable('user').set({ emailVerified: 0 }).where('_id', '=', _id).execute()
    }
    await openSession(trx, { user: _id, token, state: options.state ?? 'active', now })
  })
  return { _id, email, token, company }
}

/** Gives a person a password, as the sign-up would store it. */
export async function setPassword(app: TestApp, actor: Actor, password: string): Promise<void> {
  const hash = await app.services.passwords.hash(password)
  await app.services.store.write((trx) =>
    trx
      .insertInto('credential')
      .values({ user: actor._id, hash, updatedDate: app.clock.now() })
      .execute(),
  )
}
