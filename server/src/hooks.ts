import type { Hooks } from '#graphql/context.ts'
import { noteAvatar } from '#impact/impact-index/impact-index.ts'
import { forgetWeeks } from '#impact/members-index/members-index.ts'
import { forgetReports } from '#insights/reports/purge.ts'
import { forgetChannels } from '#organizations/channels/channels.ts'
import { forgetAnswers } from '#organizations/handbook/handbook.ts'
import { forgetGaps } from '#organizations/handbook-gaps/handbook-gaps.ts'
import { forgetEntries } from '#organizations/house-knowledge/house-knowledge.ts'
import { forgetImportsOf, refuseImport } from '#organizations/member-import/core/purge.ts'
import { forgetMembershipsOf } from '#organizations/members/membership/membership.ts'
import { forgetReminders } from '#organizations/reminders/reminders.ts'
import { forgetUnknown } from '#privacy/erasing/purge.ts'

/** Registers the hooks of parts that are built on top of others. */
export const hooks: Hooks = {
  onCompanyDeleted: async (trx, company) => {
    await refuseImport(trx, company)
    await forgetReminders(trx, company)
    await forgetAnswers(trx, company)
    await forgetGaps(trx, company)
    await forgetEntries(trx, company)
    await forgetChannels(trx, company)
    await forgetWeeks(trx, company)
    await forgetReports(trx, company)
    await forgetMembershipsOf(trx, company)
    await forgetImportsOf(trx, company)
  },
  onPictureChanged: noteAvatar,
  onUnconfirmedDeleted: forgetUnknown,
}
