import { randomUUID } from 'node:crypto'
import { hashToken } from '#accounts/accounts.ts'
import { insertSession } from '#accounts/session.store.ts'
import type { SessionState } from '#graphql/viewer.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { WALKED_ROLES, type WalkedRole } from '#testing/policy-table.ts'
import type { TestApp } from '#testing/test-app.ts'

export type Walker = Actor & {
  role: WalkedRole
  /** The company whose records the person sees: the public default one for public users */
  sees: string
  /** A session of the same person that waits for the second factor */
  pending: string
}

export type World = {
  /** Of each role two: of the companies `here` and `there`; public users in the default one and in none */
  walkers: Walker[]
  here: string
  there: string
  everybody: string
}

const OPTIONS = {
  unpaid: {},
  public: { paid: true },
  member: {},
  companyAdmin: { isCompanyAdmin: true },
  appAdmin: { isAppAdmin: true },
} as const

/** Two companies with somebody of each role, and the public default one. */
export async function makeWorld(app: TestApp): Promise<World> {
  const here = await aCompany(app)
  const there = await aCompany(app)
  const everybody = await aCompany(app, null)
  const walkers: Walker[] = []
  for (const role of WALKED_ROLES) {
    const isPublic = role === 'unpaid' || role === 'public'
    for (const company of isPublic ? [everybody, null] : [here, there]) {
      const person = await aPerson(app, { company, ...OPTIONS[role] })
      const pending = await aSession(app, person._id, 'pending_2fa')
      const walker = { ...person, role, sees: company ?? everybody, pending }
      walkers.push(walker)
      const own = { user: person._id }
      await seed(app, 'goal', own, { adviceId: 'advice-1' })
      await seed(app, 'history', own)
      await seed(app, 'search', own)
      await seed(app, 'impactActionHistory', own, { id: 'item-1' })
    }
  }
  for (const company of [here, there, everybody]) {
    await seed(app, 'reminder', { company })
    await seed(app, 'orgInfo', { company }, { id: 'question-1' })
  }
  return { walkers, here, there, everybody }
}

/** One more session of a person. Answers its token. */
export async function aSession(app: TestApp, user: string, state: SessionState = 'active') {
  const now = app.clock.now()
  const token = app.services.ids.secret()
  const tokenHash = hashToken(token)
  const day = 24 * 3_600_000
  const times = { createdDate: now, lastSeen: now, signedInAt: now, expires: now + day, idle: day }
  const rest = { assurance: 1 as const, tries: 0, client: 'test', addressPrefix: '127.0.0.1' }
  await app.services.store.write((trx) =>
    insertSession(trx, { tokenHash, _id: randomUUID(), user, state, ...times, ...rest }),
  )
  return token
}

export type Seeded = 'goal' | 'history' | 'search' | 'impactActionHistory' | 'reminder' | 'orgInfo'

const unique = () => randomUUID()

const ROWS: Record<Seeded, (now: number) => object> = {
  goal: (now) => ({
    ...{ adviceId: unique(), adviceTitle: 'Seeded', entity: 'team', advices: '[]' },
    ...{ isBookmark: 1, isGoal: 1, createdDate: now, updatedDate: now },
  }),
  history: (now) => ({
    flow: JSON.stringify({ entity: 'team', startTime: '2026-11-01', steps: [] }),
    ...{ startTime: now, createdDate: now },
  }),
  search: (now) => ({ query: 'seeded', date: now }),
  impactActionHistory: (now) => ({ id: unique(), createdDate: now, viewedDate: now }),
  reminder: (now) => ({
    ...{ targetDate: '2026-11-01', actions: '[]', roles: '[]', text: 'Seeded' },
    ...{ createdDate: now, updatedDate: now },
  }),
  orgInfo: (now) => ({ id: unique(), answer: 'Seeded', createdDate: now, updatedDate: now }),
}

/** A record of a person or a company, straight into the store. Answers its id. */
export async function seed(
  app: TestApp,
  entity: Seeded,
  owner: { user: string } | { company: string },
  more: object = {},
): Promise<string> {
  const _id = randomUUID()
  const row = { _id, version: 1, ...ROWS[entity](app.clock.now()), ...owner, ...more }
  await app.services.store.write((trx) =>
    trx
      .insertInto(entity)
      .values(row as never)
      .execute(),
  )
  return _id
}

/** Everybody's sessions in one state, while the work runs. */
export async function inState<T>(
  app: TestApp,
  state: SessionState,
  work: () => Promise<T>,
): Promise<T> {
  const deactivatedDate = state === 'deactivated' ? app.clock.now() : null
  const set = (
    emailVerified: 0 | 1,
    require2FA: 0 | 1,
    deletionDate: number | null,
    deactivated: number | null,
  ) =>
    app.services.store.write(async (trx) => {
      await trx
        .updateTable('user')
        .set({ emailVerified, deletionDate, deactivatedDate: deactivated })
        .execute()
      await trx.updateTable('company').set({ require2FA, require2FASince: 0 }).execute()
    })
  const deletionDate = state === 'closed' ? app.clock.now() + 1000 : null
  const [verified, asked] = [state === 'unverified' ? 0 : 1, state === 'enrol_2fa' ? 1 : 0] as const
  await set(verified, asked, deletionDate, deactivatedDate)
  try {
    return await work()
  } finally {
    await set(1, 0, null, null)
  }
}
