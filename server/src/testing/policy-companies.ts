import { randomUUID } from 'node:crypto'
import { hashToken } from '#accounts/accounts.ts'
import { recordCompanyEvent } from '#audit/company-events/company-events.ts'
import type { Db } from '#db/store.ts'
import { saveJoinRules } from '#organizations/companies/join-rules/join-rules.ts'
import { insertImport } from '#organizations/member-import/imports.store.ts'
import { noCounts, noPlan } from '#organizations/member-import/row-outcomes.rules.ts'
import { aPerson } from '#testing/factories.ts'
import { argumentsFor, type Operation } from '#testing/policy-calls.ts'
import type { TestApp } from '#testing/test-app.ts'

/** What a call about a company is pointed at beside the company that it names; nothing: it alone. */
export type Aim = Person | 'invitation' | 'link' | 'import' | 'trail' | 'domain' | 'code'
type Person = 'member' | 'deactivated'

const PEOPLE: readonly Aim[] = ['member', 'invitation']
const NOTHING: readonly Aim[] = []

/**
 * Every call that takes a company, or a record of one that is none of the eight entities, and what
 * it can be pointed at. The eight are walked by `operations.reach.test.ts`.
 */
export const OF_A_COMPANY: Readonly<Record<string, readonly Aim[]>> = {
  getCompanyMembers: NOTHING,
  getCompanyMembersIndex: NOTHING,
  reminderGetMany: NOTHING,
  companyReportGetMany: NOTHING,
  companyReportFile: NOTHING,
  companyEventGetMany: ['trail'],
  companySecondFactors: NOTHING,
  companyDomainGetMany: NOTHING,
  companyDomainProve: NOTHING,
  companyDomainConfirm: ['code'],
  companyDomainRemove: ['domain'],
  memberGetMany: NOTHING,
  memberCounts: NOTHING,
  memberGet: PEOPLE,
  memberUpdate: PEOPLE,
  memberDeactivate: PEOPLE,
  memberReactivate: ['deactivated'],
  memberMove: ['member'],
  memberInvite: NOTHING,
  invitationSend: ['invitation'],
  invitationRevoke: ['invitation', 'link'],
  invitationLinkCreate: NOTHING,
  invitationLinkGetMany: NOTHING,
  memberImportGet: ['import'],
  memberImportRowGetMany: ['import'],
  memberImportMap: ['import'],
  memberImportStart: ['import'],
  memberImportCancel: ['import'],
}

/**
 * Calls of members that name no company: by the secret of a link, whoever has it, and of oneself.
 * `organizations/members` tests what they reach.
 */
export const OF_A_LINK_OR_ONESELF = /^invitation(Get|Accept)$|^memberLeave/

/** Whether a call can name a company at all, and whether it must. */
export const naming = ({ name, field }: Operation) => ({
  can:
    /^(member(Invite|Update|Move))$/.test(name) || field.args.some((it) => it.name === 'companyId'),
  must: name === 'memberMove',
})

/** The arguments of a call on a record, of the company that it names; `to` is where a member moves. */
export function aimedAt(
  { name, field }: Operation,
  { record, company, to }: { record: string | undefined; company: string | undefined; to: string },
): Record<string, unknown> {
  const given = argumentsFor(name, record ?? '')
  if (name === 'memberMove') return { _id: record, from: company, to }
  if (name === 'companyDomainProve') return { email: `a@${randomUUID()}.example` }
  if (name === 'companyDomainConfirm') return { code: record }
  if (name === 'companyDomainRemove') return { domain: record }
  if (name === 'companyEventGetMany') given.import = record
  if (field.args.some((it) => it.name === '_id')) given._id = record
  if (company === undefined) return given
  if (given.obj === undefined) return { ...given, companyId: company }
  return { ...given, obj: { ...given.obj, companyId: company } }
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

/** Something of a company for one call to be pointed at; an import as `by` looked at it. */
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
  // One that runs would keep the next from beginning.
  await trx
    .updateTable('memberImport')
    .set({ state: 'done' })
    .where('company', '=', company)
    .execute()
  const _id = randomUUID()
  await insertImport(trx, {
    ...{ _id, company, createdBy: by, actor: by, look: 1, createdDate: app.clock.now() },
    sessionsEnded: 0,
    ...{ fileName: 'people.csv', delimiter: ',', state: 'ready', problem: null, rows: 0 },
    columns: JSON.stringify([{ name: 'email', field: 'email' }]),
    ...{ lastNumber: 1, position: 0, passed: 0, cursor: null, seats: null, unread: 0 },
    counts: JSON.stringify(noPlan()),
    results: JSON.stringify(noCounts()),
    ...{ withMissing: 0, mailAt: 0, worker: null, lease: null, endedDate: null },
  })
  return _id
}
