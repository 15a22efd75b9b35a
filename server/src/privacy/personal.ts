import { identityPersonal } from '#accounts/core/accounts.personal-data.ts'
import { peoplePersonal } from '#accounts/people/people.personal-data.ts'
import { assistantPersonal } from '#assistant/assistant.personal-data.ts'
import { auditPersonal } from '#audit/audit.personal-data.ts'
import { billingPersonal } from '#billing/billing.personal-data.ts'
import type { Described, ExportedTable } from '#entity/personal.types.ts'
import { impactIndexPersonal } from '#impact/impact-index/impact-index.personal-data.ts'
import { rhythmPersonal } from '#impact/rhythm/rhythm.personal-data.ts'
import { feedbackPersonal } from '#insights/feedback/feedback.personal-data.ts'
import { activityPersonal } from '#learning/activity/activity.personal-data.ts'
import { fitPersonal } from '#learning/fit/fit.personal-data.ts'
import { calendarPersonal } from '#learning/goals/calendar/calendar.personal-data.ts'
import { goalsPersonal } from '#learning/goals/goals.personal-data.ts'
import { monthReviewPersonal } from '#learning/month-review/month-review.personal-data.ts'
import { outboxPersonal } from '#messaging/outbox/outbox.personal-data.ts'
import { preferencesPersonal } from '#messaging/preferences/preferences.personal-data.ts'
import { pushPersonal } from '#messaging/push/push.personal-data.ts'
import { channelsPersonal } from '#organizations/channels/channels.personal-data.ts'
import { joinRulesPersonal } from '#organizations/companies/join-rules/join-rules.personal-data.ts'
import { handbookPersonal } from '#organizations/handbook/handbook.personal-data.ts'
import { gapsPersonal } from '#organizations/handbook-gaps/handbook-gaps.personal-data.ts'
import { housePersonal } from '#organizations/house-knowledge/house-knowledge.personal-data.ts'
import { importsPersonal } from '#organizations/member-import/imports.personal-data.ts'
import { membersPersonal } from '#organizations/members/members.personal-data.ts'
import {
  remindersRead,
  remindersWritten,
} from '#organizations/reminders/reminders.personal-data.ts'
import { partnersPersonal } from '#partners/partners.personal-data.ts'

/** Every table that names people, in the order of the export: product 6. */
export const PERSONAL = Object.entries<Described>({
  ...peoplePersonal,
  ...goalsPersonal,
  ...calendarPersonal,
  ...partnersPersonal,
  ...activityPersonal,
  ...fitPersonal,
  ...monthReviewPersonal,
  ...assistantPersonal,
  ...impactIndexPersonal,
  ...rhythmPersonal,
  ...remindersRead,
  ...feedbackPersonal,
  ...billingPersonal,
  ...identityPersonal,
  ...outboxPersonal,
  ...preferencesPersonal,
  ...pushPersonal,
  ...auditPersonal,
  ...remindersWritten,
  ...handbookPersonal,
  ...gapsPersonal,
  ...housePersonal,
  ...channelsPersonal,
  ...membersPersonal,
  ...joinRulesPersonal,
  ...importsPersonal,
}).map(([table, described]) => ({ names: { user: 'deleted' } as const, ...described, table }))

/** Columns that name a person by the key of an address. All other columns use the id. */
export const ADDRESSES: readonly string[] = ['emailKey', 'recipientKey', 'matchKey']

/** A table disclosed to people, with the columns of ids or keys that link a row to its person. */
export type ShownTable = ExportedTable & {
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
