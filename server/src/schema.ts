import { defaultFieldResolver, type GraphQLSchema } from 'graphql'
import { addIdentity } from '#accounts/accounts.graphql.ts'
import { blindMirror, type TraitLookup } from '#accounts/people/people.cluster.ts'
import { userEntity } from '#accounts/people/people.entity.ts'
import { addPeople } from '#accounts/people/people.graphql.ts'
import { addAssistant } from '#assistant/assistant.graphql.ts'
import { addMemory } from '#assistant/memory/memory.graphql.ts'
import { addAudit } from '#audit/audit.graphql.ts'
import { addBilling } from '#billing/billing.graphql.ts'
import { type Content, type HasContent, noContent } from '#content/content.ts'
import { addShapes } from '#entity/shapes.graphql.ts'
import { makeBuilder } from '#graphql/builder.ts'
import type { Context } from '#graphql/context.ts'
import { OPERATIONS } from '#graphql/operations.policy.ts'
import { permit } from '#graphql/permit.ts'
import { addImpactIndex } from '#impact/impact-index/impact-index.graphql.ts'
import { addMembersIndex } from '#impact/members-index/members-index.graphql.ts'
import { addRhythm } from '#impact/rhythm/rhythm.graphql.ts'
import { addFeedback } from '#insights/feedback/feedback.graphql.ts'
import { addHealth } from '#insights/health/health.graphql.ts'
import { addReportOverview } from '#insights/reports/overview/overview.graphql.ts'
import { addReports } from '#insights/reports/reports.graphql.ts'
import { historyEntity, searchEntity, viewedEntity } from '#learning/activity/activity.entity.ts'
import { addActivity } from '#learning/activity/activity.graphql.ts'
import { addMissingWords } from '#learning/activity/missing.graphql.ts'
import { addFeed } from '#learning/feed/feed.graphql.ts'
import { addFit } from '#learning/fit/fit.graphql.ts'
import { addNextAdvice } from '#learning/fit/next/next.graphql.ts'
import { addOccasions } from '#learning/fit/occasions/occasions.graphql.ts'
import { addCalendar } from '#learning/goals/calendar/calendar.graphql.ts'
import { addCheckIns } from '#learning/goals/check-ins/check-ins.graphql.ts'
import { addCommitment } from '#learning/goals/commitment/commitment.graphql.ts'
import { goalEntity } from '#learning/goals/goals.entity.ts'
import { addGoals } from '#learning/goals/goals.graphql.ts'
import { addPaths } from '#learning/goals/paths/paths.graphql.ts'
import { addLibrary } from '#learning/library/library.graphql.ts'
import { type Library, openLibrary } from '#learning/library/library.ts'
import { addMonthReview } from '#learning/month-review/month-review.graphql.ts'
import { addNews } from '#learning/news/news.graphql.ts'
import { addMessages } from '#messaging/outbox/outbox.graphql.ts'
import { addPreferences } from '#messaging/preferences/preferences.graphql.ts'
import { addPush } from '#messaging/push/push.graphql.ts'
import { addSetup } from '#operator/setup/setup.graphql.ts'
import { addChannels } from '#organizations/channels/channels.graphql.ts'
import { addCompanies } from '#organizations/companies/companies.graphql.ts'
import { addDomains } from '#organizations/companies/domains.graphql.ts'
import { addCompanyOverview } from '#organizations/companies/overview/overview.graphql.ts'
import { addCompanyLog } from '#organizations/company-log/company-log.graphql.ts'
import { addHandbook } from '#organizations/handbook/handbook.graphql.ts'
import { addHandbookGaps } from '#organizations/handbook-gaps/handbook-gaps.graphql.ts'
import { addHouseKnowledge } from '#organizations/house-knowledge/house-knowledge.graphql.ts'
import { addMemberImports } from '#organizations/member-import/imports.graphql.ts'
import { addMembers } from '#organizations/members/members.graphql.ts'
import { addReminders } from '#organizations/reminders/reminders.graphql.ts'
import { addPartners } from '#partners/partners.graphql.ts'
import { addClosing } from '#privacy/account-deletion/closing.graphql.ts'
import { closeAccount } from '#privacy/account-deletion/closing.ts'
import { addVisibility } from '#privacy/visibility/visibility.graphql.ts'

/** Entities with personal data, for the page "who sees what". */
const PERSONAL = [userEntity, goalEntity, historyEntity, searchEntity, viewedEntity]

const nothing = openLibrary(noContent)

/**
 * Builds the schema of all features. Throws if an operation has no policy row. The defaults are for
 * callers that only read the schema.
 */
export function makeSchema(
  library: Library = nothing,
  has: HasContent = () => false,
  mirror: TraitLookup = blindMirror,
  content: () => Content = noContent,
): GraphQLSchema {
  const builder = makeBuilder()
  const shapes = addShapes(builder)
  const user = addPeople(builder, shapes, { mirror, closeAccount })
  addIdentity(builder, user)
  addAudit(builder)
  addMessages(builder)
  addPreferences(builder)
  addPush(builder)
  addCompanyLog(builder)
  addClosing(builder)
  addVisibility(builder, PERSONAL)
  addFeedback(builder)
  const goal = addGoals(builder, shapes)
  addCheckIns(builder, goal)
  addCommitment(builder, content, goal, addPaths(builder, content, goal))
  addCalendar(builder)
  addPartners(builder)
  addActivity(builder, shapes)
  addMissingWords(builder)
  addLibrary(builder, library)
  const index = addImpactIndex(builder, has)
  addMembersIndex(builder)
  addRhythm(builder)
  addBilling(builder)
  const fit = addFit(builder, content)
  addNextAdvice(builder, content, fit)
  addOccasions(builder, content)
  addMonthReview(builder, content)
  addFeed(builder, content, fit.Reason)
  addAssistant(builder, library)
  addMemory(builder)
  addNews(builder, user, content)
  const reminder = addReminders(builder, shapes, has, index)
  const orgInfo = addHandbook(builder, shapes, content)
  addHandbookGaps(builder, content)
  const houseEntry = addHouseKnowledge(builder, shapes)
  const member = addMembers(builder, user)
  addMemberImports(builder)
  addDomains(builder)
  addChannels(builder)
  addReportOverview(builder, content, addReports(builder, content))
  addHealth(builder, content, library)
  addSetup(builder)
  addCompanyOverview(builder)
  addCompanies(builder, shapes, [user, reminder, orgInfo, houseEntry, member])
  const schema = builder.toSchema()
  guardOperations(schema)
  plainFields(schema)
  return schema
}

const roots = (schema: GraphQLSchema) =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  )

function guardOperations(schema: GraphQLSchema): void {
  const fields = roots(schema)
  for (const field of fields) {
    if (OPERATIONS[field.name] === undefined) {
      throw new Error(`The operation ${field.name} has no row in operations.policy.ts`)
    }
    const resolve = field.resolve ?? defaultFieldResolver
    field.resolve = (root, args, context: Context, info) => {
      permit(field.name, context.viewer)
      return resolve(root, args, context, info)
    }
  }
  const names = new Set(fields.map((field) => field.name))
  const stale = Object.keys(OPERATIONS).filter((name) => !names.has(name))
  if (stale.length > 0) throw new Error(`Policy rows without an operation: ${stale.join(', ')}`)
}

/** Removes resolvers of plain properties: the compiled query reads those directly. */
function plainFields(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || !('getFields' in type)) continue
    for (const field of Object.values(type.getFields())) {
      if (field.extensions.pothosExposedField === field.name && 'resolve' in field) {
        field.resolve = undefined
      }
    }
  }
}
