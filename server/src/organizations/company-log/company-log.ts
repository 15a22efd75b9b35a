import { namingOf } from '#accounts/people/named.ts'
import { recordAdminAccess } from '#audit/admin-access-log/admin-access-log.ts'
import { COMPANY_EVENTS, MEMBER_EVENTS, readDetail } from '#audit/audit.rules.ts'
import type { SignedIn } from '#graphql/context.ts'
import { companyFor } from '#graphql/viewer.ts'
import { storable } from '#lib/storable.ts'
import { listCompanyEvents, listDeletions, listHere } from './company-log.store.ts'

export const MOST_COMPANY_EVENTS = 100

export type CompanyEvent = {
  _id: string
  at: number
  kind: string
  /** The current name of the actor; null if the company may not read it (`namingOf`) */
  who: string | null
  items: string[]
  fields: string[]
  month: string | null
  counts: readonly { what: string; count: number }[]
  /** The current names of the members and invited people concerned */
  about: string[]
}

export type EventsAsked = {
  companyId?: string | null | undefined
  before?: string | null | undefined
  import?: string | null | undefined
  first?: number | null | undefined
}

/**
 * companyEventGetMany: the changes of a company with actor and time, for its admins; newest first,
 * at most 100. With `before`, the list goes on after that event. An import is one entry; with its
 * id as `import`, the answer is its changes, oldest first. Product 4, company events.
 */
export async function companyEvents(
  context: SignedIn,
  asked: EventsAsked,
): Promise<CompanyEvent[]> {
  const { store, viewer } = context
  const before = asked.before == null ? null : storable(asked.before)
  const under = asked.import == null ? null : storable(asked.import)
  const company = companyFor(viewer, asked.companyId)
  if (company === null) return []
  const of = { company, import: under, kinds: COMPANY_EVENTS }
  const most = Math.min(Math.max(asked.first ?? MOST_COMPANY_EVENTS, 1), MOST_COMPANY_EVENTS)
  const rows = await listCompanyEvents(store.read, of, { before, most })
  const keys = rows.flatMap(({ emailKey }) => emailKey ?? [])
  const here = new Map(await listHere(store.read, company, keys))
  const naming = await namingOf(context, [
    ...rows.flatMap((row) => [row.actor, ...membersOf(row)]),
    ...here.values(),
  ])
  await recordAdminAccess(context, { what: 'changes', subject: company })
  return rows.map(({ actor, emailKey, named, ...row }) => ({
    _id: row._id,
    at: Number(row.at),
    kind: row.kind,
    who: naming(actor, company),
    ...readDetail(row.detail),
    about:
      emailKey === null
        ? membersOf(row).flatMap((one) => naming(one, company) ?? [])
        : [naming(here.get(emailKey) ?? null, company) ?? named ?? ''],
  }))
}

const ABOUT: readonly string[] = MEMBER_EVENTS

/** The ids of the members an event is about. */
const membersOf = ({ kind, detail }: { kind: string; detail: string }): string[] =>
  ABOUT.includes(kind) ? readDetail(detail).items : []

export type DeletedCompany = { _id: string; name: string; at: number; who: string | null }

/** companyDeletedGetMany: deleted companies, newest first, at most 100; for app admins. Product 6. */
export async function deletedCompanies(context: SignedIn): Promise<DeletedCompany[]> {
  const rows = await listDeletions(context.store.read, MOST_COMPANY_EVENTS)
  const naming = await namingOf(
    context,
    rows.map(({ actor }) => actor),
  )
  return rows.map(({ at, subject, detail, actor }) => {
    const _id = subject ?? ''
    const [name = ''] = readDetail(detail).fields
    return { _id, name, at: Number(at), who: naming(actor, _id) }
  })
}
