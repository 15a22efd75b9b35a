import type { Described, Shown } from '#entity/personal.types.ts'
import { activityPersonal } from '#features/activity/activity.personal.ts'
import { auditPersonal } from '#features/audit/audit.personal.ts'
import { billingPersonal } from '#features/billing/billing.personal.ts'
import { waysPersonal } from '#features/companies/join-rules/join-rules.personal.ts'
import { feedbackPersonal } from '#features/feedback/feedback.personal.ts'
import { goalsPersonal } from '#features/goals/goals.personal.ts'
import { handbookPersonal } from '#features/handbook/handbook.personal.ts'
import { gapsPersonal } from '#features/handbook-gaps/gaps.personal.ts'
import { identityPersonal } from '#features/identity/identity.personal.ts'
import { impactIndexPersonal } from '#features/impact-index/impact-index.personal.ts'
import { membersPersonal } from '#features/members/members.personal.ts'
import { importsPersonal } from '#features/members-import/imports.personal.ts'
import { outboxPersonal } from '#features/outbox/outbox.personal.ts'
import { peoplePersonal } from '#features/people/people.personal.ts'
import { remindersRead, remindersWritten } from '#features/reminders/reminders.personal.ts'
import { rhythmPersonal } from '#features/rhythm/rhythm.personal.ts'

/** Every table that names people, in the order in which their copy reads well: product 6. */
export const PERSONAL = Object.entries<Described>({
  ...peoplePersonal,
  ...goalsPersonal,
  ...activityPersonal,
  ...impactIndexPersonal,
  ...rhythmPersonal,
  ...remindersRead,
  ...feedbackPersonal,
  ...billingPersonal,
  ...identityPersonal,
  ...outboxPersonal,
  ...auditPersonal,
  ...remindersWritten,
  ...handbookPersonal,
  ...gapsPersonal,
  ...membersPersonal,
  ...waysPersonal,
  ...importsPersonal,
}).map(([table, described]) => ({ names: { user: 'deleted' } as const, ...described, table }))

/** Columns that name a person by the key of an address; all others do by their id. */
export const ADDRESSES: readonly string[] = ['emailKey', 'recipientKey', 'wayKey']

/** A table of which a person is told, with the columns that say whose a row is, by ids or by keys. */
export type ShownTable = Shown & {
  table: string
  by: readonly string[]
  order: readonly string[]
  withheld: readonly string[]
}

export const SHOWN: readonly ShownTable[] = PERSONAL.flatMap((described) => {
  if ('leftOut' in described) return []
  const by = Object.keys(described.names).filter((column) => !ADDRESSES.includes(column))
  const withheld = Object.values(described.without ?? {}).flat()
  return [{ order: ['_id'], by, ...described, withheld }]
})
