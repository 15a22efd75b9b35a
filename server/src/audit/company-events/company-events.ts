import type { Db } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { type AuditEvent, type Invited, recordEvent, recordEvents, type Witness } from '../audit.ts'
import { deleteCompanyEvents, forgetItem, wasMade, wasRecorded } from './company-events.store.ts'

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

/** Events that admins read about their company: product 4, company events. */
export const COMPANY_EVENTS = [
  'handbook_changed',
  'handbook_deleted',
  'reminder_created',
  'reminder_changed',
  'reminder_deleted',
  'house_entry_created',
  'house_entry_changed',
  'house_entry_deleted',
  'company_created',
  'company_changed',
  'company_deleted',
  'domain_proven',
  'domain_removed',
  'referral_code_changed',
  'member_invited',
  'invitations_reminded',
  'invitation_link_made',
  'invitation_link_ended',
  'invitation_revoked',
  'members_imported',
  'import_stopped',
  // Names an address that the company knew, but not the person.
  'member_turned_away',
  ...MEMBER_EVENTS,
] as const

export { wasRecorded }

export type CompanyEventKind = (typeof COMPANY_EVENTS)[number]

type Detail = {
  items?: readonly string[]
  fields?: readonly string[]
  month?: string
  /** How many of what, of what was done to many */
  counts?: Readonly<Record<string, number>>
}

/** Only ids of records and names of fields: no text that a person wrote. */
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

/** The inverse of `detailOf`. */
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

/** A change: ids of records and names of fields; no text that a person wrote. */
export type CompanyChange = {
  kind: CompanyEventKind
  company: string
  items?: readonly string[]
  fields?: readonly string[]
  /** The month of monthly data, such as 2026-11 */
  month?: string
  /** How many of what, of what was done to many */
  counts?: Readonly<Record<string, number>>
  /** The invited person; undefined for members */
  invited?: Invited | undefined
}

/**
 * Records a change of a company in its transaction. An import has one entry, `members_imported`.
 */
export const recordCompanyEvent = (trx: Db, witness: Witness, change: CompanyChange) =>
  recordEvent(trx, witness, companyEventOf(witness, change))

/** As `recordCompanyEvent`, for at most 1,000 changes in one statement. */
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

export function companyEventOf(
  { facts }: Pick<Witness, 'facts'>,
  { kind, company, invited, ...detail }: CompanyChange,
): AuditEvent {
  const event = { kind, subject: company, detail: detailOf(detail), invited }
  return { ...event, import: facts.import ?? null }
}

/** How long a call may be repeated after a lost answer */
const AGAIN_MS = 10 * 60_000

/** Whether the caller created this company in the last ten minutes. */
export const isMakerOf = ({ viewer, clock }: SignedIn, trx: Db, company: string) =>
  wasMade(trx, { company, actor: viewer.userId, after: clock.now() - AGAIN_MS })

/** Deletes the events of a deleted company, and records one event for app admins. */
export async function forgetCompanyEvents(
  trx: Db,
  witness: Witness,
  { _id, name }: { _id: string; name: string },
): Promise<void> {
  await deleteCompanyEvents(trx, _id)
  await recordCompanyEvent(trx, witness, { kind: 'company_deleted', company: _id, fields: [name] })
}

/** Removes an erased person from the trails of companies; the events stay. */
export const forgetNamed = (trx: Db, user: string): Promise<void> =>
  forgetItem(trx, MEMBER_EVENTS, user)
