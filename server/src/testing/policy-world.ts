import { randomUUID } from 'node:crypto'
import { hashToken } from '#accounts/core/accounts.ts'
import { insertSession } from '#accounts/core/session.store.ts'
import { recordCompanyEvent } from '#audit/company-events.ts'
import type { Db } from '#db/store.ts'
import type { SessionState } from '#graphql/viewer.ts'
import { saveJoinRules } from '#organizations/companies/join-rules/join-rules.ts'
import { insertImport } from '#organizations/member-import/core/imports.store.ts'
import { noCounts, noPlan } from '#organizations/member-import/core/row-outcomes.rules.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { type Aim, type Person, WALKED_ROLES, type WalkedRole } from '#testing/policy-table.ts'
import type { TestApp } from '#testing/test-app.ts'

export type Walker = Actor & {
  role: WalkedRole
  /** The company whose records the person sees: the public default one for public users */
  sees: string
  /** A session of the same person that waits for the second factor */
  pending: string
}

export type World = {
  /** Two of each role: of `here` and `there`; public users of the default company or without one */
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

/** Two companies with a person of each role, and the public default company. */
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
    await seed(app, 'houseEntry', { company })
  }
  return { walkers, here, there, everybody }
}

export async function aSession(app: TestApp, user: string, state: SessionState = 'active') {
  const now = app.clock.now()
  const token = app.services.ids.secret()
  const tokenHash = hashToken(token)
  const day = 24 * 3_600_000
  const times = { createdDate: now, lastSeen: now, signedInAt: now, expires: now + day, idle: day }
  const from = { client: 'test', addressPrefix: '127.0.0.1', isIosLogin: 0 as const }
  const rest = { assurance: 1 as const, tries: 0, ...from }
  await app.services.store.write((trx) =>
    insertSession(trx, { tokenHash, _id: randomUUID(), user, state, ...times, ...rest }),
  )
  return token
}

export type SeededRecord =
  | 'goal'
  | 'history'
  | 'search'
  | 'impactActionHistory'
  | 'reminder'
  | 'orgInfo'
  | 'houseEntry'

/** The tables whose rows belong to a company. */
export const OF_COMPANIES: readonly string[] = ['reminder', 'orgInfo', 'houseEntry']

const unique = () => randomUUID()

const ROWS: Record<SeededRecord, (now: number) => object> = {
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
  houseEntry: (now) => ({
    ...{ kind: 'term', title: 'Seeded', text: 'Seeded' },
    ...{ createdDate: now, updatedDate: now },
  }),
}

/** Inserts a record of a person or a company directly into the store. Returns its id. */
export async function seed(
  app: TestApp,
  entity: SeededRecord,
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

/** Puts all sessions in one state while the work runs. */
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

type By = { _id: string }

type Maker = (app: TestApp, trx: Db, company: string, by: By) => Promise<string>

const MAKERS: Record<Exclude<Aim, Person>, Maker> = {
  invitation: (app, trx, company) => invitation(app, trx, company, `${randomUUID()}@b.example`),
  link: (app, trx, company) => invitation(app, trx, company, null),
  import: anImport,
  trail: async (app, trx, company) => {
    const id = randomUUID()
    const facts = { address: '127.0.0.1', client: 'test', import: id }
    const witness = { ...app.services, viewer: null, facts }
    await recordCompanyEvent(trx, witness, { kind: 'member_invited', company, items: [id] })
    return id
  },
  // Port 1 of this machine refuses the test message.
  channel: async (app, trx, company) => {
    const _id = randomUUID()
    await trx
      .insertInto('companyChannel')
      .values({
        ...{ _id, company, kind: 'slack', name: 'General', sealedSecret: null, createdBy: null },
        sealedUrl: app.services.seal.seal('channel', _id, 'http://127.0.0.1:1/'),
        ...{ createdDate: app.clock.now(), isOn: 1, lastSentDate: null },
        ...{ lastError: null, failures: 0 },
      })
      .execute()
    return _id
  },
  domain: async (_app, trx, company) => {
    const domain = `${randomUUID()}.example`
    const emailDomains = JSON.stringify([domain])
    await trx.updateTable('company').set({ emailDomains }).where('_id', '=', company).execute()
    await saveJoinRules(trx, company)
    return domain
  },
  code: async (app, trx, company) => {
    const [domain, code] = [`${randomUUID()}.example`, randomUUID().slice(0, 8).toUpperCase()]
    const codeHash = hashToken(`${company} ${code}`)
    const proof = { company, domain, codeHash, tries: 0, expires: app.clock.now() + 60_000 }
    await trx.insertInto('domainProof').values(proof).execute()
    return code
  },
}

/** Makes the target of one call: a person or record of a company; `by` uploads an import. */
export async function aTarget(app: TestApp, aim: Aim, company: string, by: By): Promise<string> {
  if (aim === 'member') return person(app, company)
  if (aim === 'deactivated') {
    const _id = await person(app, company)
    const ended = { deactivatedDate: app.clock.now() }
    await app.services.store.write((trx) =>
      trx.updateTable('user').set(ended).where('_id', '=', _id).execute(),
    )
    return _id
  }
  return app.services.store.write((trx) => MAKERS[aim](app, trx, company, by))
}

const person = async (app: TestApp, company: string) => (await aPerson(app, { company }))._id

async function invitation(app: TestApp, trx: Db, company: string, email: string | null) {
  const _id = randomUUID()
  const nobody = { firstName: '', lastName: '', firstKey: '', lastKey: '', role: null } as const
  const now = app.clock.now()
  const row = { _id, tokenHash: _id, company, email, emailKey: email, ...nobody }
  const rest = {
    isCompanyAdmin: 0,
    createdBy: null,
    createdDate: now,
    uses: 1,
    usesLeft: 1,
  } as const
  const expires = now + 3_600_000
  await trx
    .insertInto('invitation')
    .values({ ...row, ...rest, expires })
    .execute()
  return _id
}

async function anImport(app: TestApp, trx: Db, company: string, { _id: by }: By) {
  // A running import would prevent the next one.
  await trx
    .updateTable('memberImport')
    .set({ state: 'done' })
    .where('company', '=', company)
    .execute()
  const _id = randomUUID()
  await insertImport(trx, {
    ...{ _id, company, createdBy: by, actor: by, previewId: 1, createdDate: app.clock.now() },
    sessionsEnded: 0,
    ...{
      fileName: 'people.csv',
      delimiter: ',',
      encoding: null,
      state: 'ready',
      problem: null,
      rows: 0,
    },
    columns: JSON.stringify([{ name: 'email', field: 'email' }]),
    ...{ lastNumber: 1, position: 0, passed: 0, cursor: null, seats: null, unread: 0 },
    counts: JSON.stringify(noPlan()),
    results: JSON.stringify(noCounts()),
    ...{ withMissing: 0, mailAt: 0, endedDate: null },
  })
  return _id
}
