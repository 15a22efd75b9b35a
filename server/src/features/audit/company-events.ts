import type { Db } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import { recordEvent, type Witness } from './audit.ts'
import {
  COMPANY_EVENTS,
  type CompanyEventKind,
  detailOf,
  MEMBER_EVENTS,
  MOST_COMPANY_EVENTS,
  readDetail,
} from './company-events.rules.ts'
import {
  deleteCompanyEvents,
  forgetItem,
  listCompanyEvents,
  listNames,
  wasMade,
} from './company-events.store.ts'
import { noteLook } from './looks.ts'

export type CompanyEvent = {
  _id: string
  at: number
  kind: string
  /** Their name as it is now; null once they are gone */
  who: string | null
  items: string[]
  fields: string[]
  month: string | null
  counts: readonly { what: string; count: number }[]
  /** Whom it is about, of members: by their names as they are now */
  about: string[]
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
}

/** Notes what somebody changed of a company, in the transaction of the change. */
export function recordCompanyEvent(trx: Db, witness: Witness, change: CompanyChange) {
  const { kind, company, ...detail } = change
  return recordEvent(trx, witness, { kind, subject: company, detail: detailOf(detail) })
}

/**
 * companyEventGetMany(companyId, before): what was changed of one's company, by whom and when, for
 * its admins; newest first, at most 100, those before the event `before` if it is given. Naming
 * another company answers nothing, unless an app admin does it.
 */
export async function companyEvents(
  context: SignedIn,
  { companyId, before }: { companyId?: string | null; before?: string | null },
): Promise<CompanyEvent[]> {
  const { store, viewer } = context
  const company = companyId ?? viewer.companyId
  if (company === null || (viewer.role !== 'appAdmin' && company !== viewer.companyId)) return []
  // PostgreSQL knows no such text.
  if (`${company}${before ?? ''}`.includes('\0')) return []
  const rows = await listCompanyEvents(
    store.read,
    company,
    COMPANY_EVENTS,
    MOST_COMPANY_EVENTS,
    before ?? null,
  )
  const people = await namesOf(store.read, rows)
  await noteLook(context, { what: 'changes', subject: company })
  return rows.map(({ _id, at, kind, detail, firstName, lastName }) => ({
    _id,
    at: Number(at),
    kind,
    who: [firstName, lastName].filter(Boolean).join(' ') || null,
    ...readDetail(detail),
    about: readDetail(detail).items.flatMap((item) => people.get(item) ?? []),
  }))
}

/** The names of those whom events of members are about; who is gone has none. */
async function namesOf(db: Db, rows: readonly { kind: string; detail: string }[]) {
  const about: readonly string[] = MEMBER_EVENTS
  const ids = rows
    .filter(({ kind }) => about.includes(kind))
    .flatMap(({ detail }) => readDetail(detail).items)
  const people = ids.length === 0 ? [] : await listNames(db, [...new Set(ids)])
  return new Map(people.map((one) => [one._id, `${one.firstName} ${one.lastName}`.trim()]))
}

/** So long a call may be sent again because its answer was lost */
const AGAIN_MS = 10 * 60_000

/** Whether the caller made this company just now. */
export const isMakerOf = ({ viewer, clock }: SignedIn, trx: Db, company: string) =>
  wasMade(trx, { company, actor: viewer.userId, after: clock.now() - AGAIN_MS })

/** Removes what a company leaves behind. */
export const forgetCompanyEvents = (trx: Db, company: string): Promise<void> =>
  deleteCompanyEvents(trx, company)

/** Takes a person who is erased out of the trails of companies: what was done stays, not with whom. */
export const forgetNamed = (trx: Db, user: string): Promise<void> =>
  forgetItem(trx, MEMBER_EVENTS, user)
