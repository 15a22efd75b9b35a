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

/** The most that are answered at once; `before` asks for older ones */
export const MOST_COMPANY_EVENTS = 100

type Detail = {
  items?: readonly string[]
  fields?: readonly string[]
  month?: string
  /** How many of what, of what was done to many */
  counts?: Readonly<Record<string, number>>
}

/** Ids of records and names of fields alone: nothing that a person wrote. */
export const detailOf = ({ items = [], fields = [], month, counts }: Detail) => ({
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
