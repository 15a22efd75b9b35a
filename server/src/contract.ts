import { LIMITS as ACCOUNTS } from '#accounts/core/accounts.rules.ts'
import { LEAST_TRAITS } from '#accounts/people/people.cluster.rules.ts'
import { userEntity } from '#accounts/people/people.entity.ts'
import { MOST_TEXT } from '#assistant/assistant.ts'
import { MOST as MEMORY } from '#assistant/memory/memory.rules.ts'
import { MOST_SAID } from '#assistant/rehearsing/rehearsing.ts'
import type { Entity } from '#entity/entity.types.ts'
import { LIMITS as FEEDBACK } from '#insights/feedback/feedback.rules.ts'
import { MOST_MONTHS } from '#insights/reports/reports.rules.ts'
import { searchEntity } from '#learning/activity/activity.entity.ts'
import { reasonNames } from '#learning/fit/fit.reasons.rules.ts'
import { MOST_NOTE } from '#learning/goals/check-ins/check-ins.rules.ts'
import { goalEntity } from '#learning/goals/goals.entity.ts'
import { FEWEST } from '#lib/aggregates.ts'
import { ENTITIES } from '#lib/entities.ts'
import { CHANNELS } from '#organizations/channels/channels.rules.ts'
import { companyEntity } from '#organizations/companies/companies.entity.ts'
import { orgInfoEntity } from '#organizations/handbook/handbook.entity.ts'
import { GAPS } from '#organizations/handbook-gaps/handbook-gaps.rules.ts'
import { houseEntryEntity } from '#organizations/house-knowledge/house-knowledge.entity.ts'
import { LIMITS as MEMBERS } from '#organizations/members/core/members.rules.ts'
import { reminderEntity } from '#organizations/reminders/reminders.entity.ts'
import { PARTNERS } from '#partners/partners.rules.ts'

const DESCRIBED: readonly Entity[] = [
  userEntity,
  companyEntity,
  goalEntity,
  reminderEntity,
  searchEntity,
  orgInfoEntity,
  houseEntryEntity,
]

/** The bounds and options of the fields of an entity. */
function boundsOf({ fields }: Entity) {
  const bounds = Object.entries(fields).flatMap(([name, { kind, min, max, values }]) => {
    // A list of options can't be longer than the options.
    const most = values !== undefined && kind === 'texts' ? undefined : max
    const bound = { min, max: most, values }
    return Object.values(bound).some((one) => one !== undefined) ? [[name, bound]] : []
  })
  return Object.fromEntries(bounds)
}

/**
 * The rules that the web needs besides the schema: bounds and options of fields, and limits of
 * calls. They are written to `contract.json`, from which the web makes constants.
 */
export const contract = {
  fields: Object.fromEntries(DESCRIBED.map((entity) => [entity.name, boundsOf(entity)])),
  limits: {
    passwordMin: ACCOUNTS.passwordMin,
    passwordMax: ACCOUNTS.passwordMax,
    leastTraits: LEAST_TRAITS,
    checkInNote: MOST_NOTE,
    chatMessage: MOST_TEXT,
    rehearsalSentence: MOST_SAID,
    memoryLines: MEMORY.lines,
    handbookQuestion: GAPS.question,
    houseEntries: houseEntryEntity.most,
    channels: CHANNELS.most,
    channelName: CHANNELS.name,
    feedback: FEEDBACK.message,
    membersCounted: MEMBERS.counted,
    linkUses: MEMBERS.linkUses,
    partnerLetters: PARTNERS.letters,
    partnerLine: PARTNERS.line,
    reportMonths: MOST_MONTHS,
    fewestPeople: FEWEST,
  },
  entities: ENTITIES,
  reasons: reasonNames(),
}
