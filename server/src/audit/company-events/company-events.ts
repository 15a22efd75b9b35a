import type { Db } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { type AuditEvent, type Invited, recordEvent, recordEvents, type Witness } from '../audit.ts'
import { deleteCompanyEvents, forgetItem, isNoted, wasMade } from './company-events.store.ts'

/** Those whose items are people */
export const MEMBER_EVENTS = [
  'member_joined',
  'member_not_joined',
  'member_changed',
  'member_deactivated',
  'member_reactivated',
  'member_left',
  'member_back',
  'admin_address_used',
  'admin_address_removed',
] as const

/** What admins read of what was changed in their company: product 4, company events. */
export const COMPANY_EVENTS = [
  'handbook_changed',
  'handbook_deleted',
  'reminder_created',
  'reminder_changed',
  'reminder_deleted',
  'company_created',
  'company_changed',
  'company_deleted',
  'domain_proven',
  'domain_removed',
  'referral_code_changed',
  'member_invited',
  'invitation_link_made',
  'invitation_link_ended',
  'invitation_revoked',
  'members_imported',
  'import_stopped',
  // By an address that they knew, as an invitation has one: of the person it says nothing.
  'member_turned_away',
  ...MEMBER_EVENTS,
] as const

export type CompanyEventKind = (typeof COMPANY_EVENTS)[number]

type Detail = {
  items?: readonly string[]
  fields?: readonly string[]
  month?: string
  /** How many of what, of what was done to many */
  counts?: Readonly<Record<string, number>>
}

/** Ids of records and names of fields alone: nothing that a person wrote. */
const detailOf = ({ items = [], fields = [], month, counts }: Detail) => ({
  items: JSON.stringify(items),
  fields: JSON.stringify(fields),
  ...(month === undefined ? {} : { month }),
  ...(counts === undefined ? {} : { counts: JSON.stringify(counts) }),
})

const countsOf = (json: string) =>
  Object.entries(JSON.parse(json) as Record<string, number>).map(([what, count]) => ({
    what,
    count,
  }))

/** As it was given to `detailOf`. */
export function readDetail(json: string) {
  const { items, fields, month, counts } = JSON.parse(json) as Record<string, unknown>
  const list = (text: unknown): string[] => (typeof text === 'string' ? JSON.parse(text) : [])
  return {
    items: list(items),
    fields: list(fields),
    month: typeof month === 'string' ? month : null,
    counts: typeof counts === 'string' ? countsOf(counts) : [],
  }
}

/** What was changed: records by id, and fields by name; never what somebody wrote. */
export type CompanyChange = {
  kind: CompanyEventKind
  company: string
  items?: readonly string[]
  fields?: readonly string[]
  /** Such as 2026-11, of what belongs to a month */
  month?: string
  /** How many of what, of what was done to many */
  counts?: Readonly<Record<string, number>>
  /** Whose invitation it is about, in the words of the company; of members nothing */
  invited?: Invited | undefined
}

/**
 * Records a change of a company in its transaction. An import has one entry, `members_imported`.
 */
export const recordCompanyEvent = (trx: Db, witness: Witness, change: CompanyChange) =>
  recordEvent(trx, witness, companyEventOf(witness, change))

/** As `recordCompanyEvent`, of many changes in one statement: a thousand at the most. */
export const recordCompanyEvents = (
  trx: Db,
  witness: Witness,
  changes: readonly CompanyChange[],
): Promise<void> =>
  recordEvents(
    trx,
    witness,
    changes.map((change) => companyEventOf(witness, change)),
  )

/** What a change of a company is in the trail. */
export function companyEventOf(
  { facts }: Pick<Witness, 'facts'>,
  { kind, company, invited, ...detail }: CompanyChange,
): AuditEvent {
  const event = { kind, subject: company, detail: detailOf(detail), invited }
  return { ...event, import: facts.import ?? null }
}

/** Whether something was noted of an address, by its key, since an instant. */
export const wasNotedOf = isNoted

/** So long a call may be sent again because its answer was lost */
const AGAIN_MS = 10 * 60_000

/** Whether the caller made this company just now. */
export const isMakerOf = ({ viewer, clock }: SignedIn, trx: Db, company: string) =>
  wasMade(trx, { company, actor: viewer.userId, after: clock.now() - AGAIN_MS })

/** Removes what a company leaves behind; of itself there is one line from then on, for app admins. */
export async function forgetCompanyEvents(
  trx: Db,
  witness: Witness,
  { _id, name }: { _id: string; name: string },
): Promise<void> {
  await deleteCompanyEvents(trx, _id)
  await recordCompanyEvent(trx, witness, { kind: 'company_deleted', company: _id, fields: [name] })
}

/** Takes a person who is erased out of the trails of companies: what was done stays, not with whom. */
export const forgetNamed = (trx: Db, user: string): Promise<void> =>
  forgetItem(trx, MEMBER_EVENTS, user)
