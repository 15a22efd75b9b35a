import { defaultFieldResolver, type GraphQLSchema } from 'graphql'
import { addShapes } from '#entity/shapes.graphql.ts'
import { historyEntity, searchEntity, viewedEntity } from '#features/activity/activity.entity.ts'
import { addActivity } from '#features/activity/activity.graphql.ts'
import { addMissingWords } from '#features/activity/missing.graphql.ts'
import { addAudit } from '#features/audit/audit.graphql.ts'
import { addCompanyEvents } from '#features/audit/company-events.graphql.ts'
import { addBilling } from '#features/billing/billing.graphql.ts'
import { addCompanies } from '#features/companies/companies.graphql.ts'
import { addDomains } from '#features/companies/domains.graphql.ts'
import { addCompanyOverview } from '#features/companies/overview/overview.graphql.ts'
import { type Content, type HasContent, noContent } from '#features/content/content.ts'
import { addFeed } from '#features/feed/feed.graphql.ts'
import { addFeedback } from '#features/feedback/feedback.graphql.ts'
import { goalEntity } from '#features/goals/goals.entity.ts'
import { addGoals } from '#features/goals/goals.graphql.ts'
import { addHandbook } from '#features/handbook/handbook.graphql.ts'
import { addHandbookGaps } from '#features/handbook-gaps/gaps.graphql.ts'
import { addIdentity } from '#features/identity/identity.graphql.ts'
import { addImpactIndex } from '#features/impact-index/impact-index.graphql.ts'
import { addLibrary } from '#features/library/library.graphql.ts'
import { type Library, openLibrary } from '#features/library/library.ts'
import { addMembers } from '#features/members/members.graphql.ts'
import { addMemberImports } from '#features/members-import/imports.graphql.ts'
import { addNews } from '#features/news/news.graphql.ts'
import { blindMirror, type Mirror } from '#features/people/people.cluster.ts'
import { userEntity } from '#features/people/people.entity.ts'
import { addPeople } from '#features/people/people.graphql.ts'
import { addPrivacy } from '#features/privacy/privacy.graphql.ts'
import { addReminders } from '#features/reminders/reminders.graphql.ts'
import { addHealth } from '#features/reports/health/health.graphql.ts'
import { addReports } from '#features/reports/reports.graphql.ts'
import { addRhythm } from '#features/rhythm/rhythm.graphql.ts'
import { addSetup } from '#features/setup/setup.graphql.ts'
import { makeBuilder } from '#graphql/builder.ts'
import type { Context } from '#graphql/context.ts'
import { OPERATIONS, permit } from '#graphql/operations.policy.ts'

/** What is kept of a person as records: who sees which is told on a page. */
const PERSONAL = [userEntity, goalEntity, historyEntity, searchEntity, viewedEntity]

const nothing = openLibrary(noContent)

/**
 * Gathers the features' parts; an operation without a policy row does not start. Who only reads the
 * schema needs no library and no content.
 */
export function makeSchema(
  library: Library = nothing,
  has: HasContent = () => false,
  mirror: Mirror = blindMirror,
  content: () => Content = noContent,
): GraphQLSchema {
  const builder = makeBuilder()
  const shapes = addShapes(builder)
  const user = addPeople(builder, shapes, mirror)
  addIdentity(builder, user)
  addAudit(builder)
  addCompanyEvents(builder)
  addPrivacy(builder, PERSONAL)
  addFeedback(builder)
  addGoals(builder, shapes)
  addActivity(builder, shapes)
  addMissingWords(builder)
  addLibrary(builder, library)
  addImpactIndex(builder, has)
  addRhythm(builder)
  addBilling(builder)
  addFeed(builder, content)
  addNews(builder, user, content)
  const reminder = addReminders(builder, shapes, has)
  const orgInfo = addHandbook(builder, shapes, content)
  addHandbookGaps(builder, content)
  const member = addMembers(builder, user)
  addMemberImports(builder)
  addDomains(builder)
  addReports(builder, content)
  addHealth(builder, content, library)
  addSetup(builder)
  addCompanyOverview(builder)
  addCompanies(builder, shapes, [user, reminder, orgInfo, member])
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

/** A field that only hands out a property needs no function: the compiled query reads it directly. */
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
