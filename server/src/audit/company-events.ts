import type { Db } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { type CompanyEventKind, detailOf, MEMBER_EVENTS } from './audit.rules.ts'
import {
  type AuditEvent,
  type AuditSource,
  type InvitedPerson,
  recordEvent,
  recordEvents,
} from './audit.ts'
import { deleteCompanyEvents, forgetItem, wasMade, wasRecorded } from './company-events.store.ts'

export { wasRecorded }

/** A change: ids of records and names of fields; no text that a person wrote. */
export type CompanyChange = {
  kind: CompanyEventKind
  company: string
  items?: readonly string[]
  fields?: readonly string[]
  /** The month of monthly data, such as 2026-11 */
  month?: string
  /** The number of records by kind, for an event about many records */
  counts?: Readonly<Record<string, number>>
  /** The invited person; undefined for members */
  invited?: InvitedPerson | undefined
}

/**
 * Records a change of a company in its transaction. An import has one entry, `members_imported`.
 */
export const recordCompanyEvent = (trx: Db, witness: AuditSource, change: CompanyChange) =>
  recordEvent(trx, witness, companyEventOf(witness, change))

/** As `recordCompanyEvent`, for at most 1,000 changes in one statement. */
export const recordCompanyEvents = (
  trx: Db,
  witness: AuditSource,
  changes: readonly CompanyChange[],
): Promise<void> =>
  recordEvents(
    trx,
    witness,
    changes.map((change) => companyEventOf(witness, change)),
  )

export function companyEventOf(
  { facts }: Pick<AuditSource, 'facts'>,
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
  witness: AuditSource,
  { _id, name }: { _id: string; name: string },
): Promise<void> {
  await deleteCompanyEvents(trx, _id)
  await recordCompanyEvent(trx, witness, { kind: 'company_deleted', company: _id, fields: [name] })
}

/** Removes an erased person from the trails of companies; the events stay. */
export const forgetNamed = (trx: Db, user: string): Promise<void> =>
  forgetItem(trx, MEMBER_EVENTS, user)
