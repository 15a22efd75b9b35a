import { randomUUID } from 'node:crypto'
import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
} from 'graphql'
import { aQuestion } from '#testing/handbook.ts'

export type Operation = { name: string; isQuery: boolean; field: GraphQLField<unknown, unknown> }

/** Every call that the schema offers, read from the schema itself. */
export function operationsOf(schema: GraphQLSchema): Operation[] {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {})
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
  return [
    ...queries.map((field) => ({ name: field.name, isQuery: true, field })),
    ...mutations.map((field) => ({ name: field.name, isQuery: false, field })),
  ]
}

/** The id of a record, or else the first field that needs no selection of its own. */
function plainField(type: GraphQLObjectType): string {
  const fields = Object.values(type.getFields())
  const plain = fields.filter((field) => isLeafType(getNamedType(field.type)))
  return (plain.find(({ name }) => name === '_id') ?? plain[0])?.name ?? '__typename'
}

/** A document that makes one call, with all its arguments as variables; it asks for one field, or more. */
export function documentOf({ name, isQuery, field }: Operation, asked?: string): string {
  const declared = field.args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')
  const given = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  const type = getNamedType(field.type)
  const selection = isObjectType(type) ? (asked ?? `{ ${plainField(type)} }`) : ''
  const head = declared === '' ? '' : `(${declared})`
  const call = given === '' ? name : `${name}(${given})`
  return `${isQuery ? 'query' : 'mutation'}${head} { ${call} ${selection} }`
}

/** A good new record of each entity, and a change that its owner may make. */
export const NEW: Record<string, () => object> = {
  company: () => ({ name: 'A new company' }),
  goal: () => ({ adviceTitle: 'A new goal', isGoal: true }),
  history: () => ({
    flow: { entity: 'team', startTime: '2026-11-01', steps: [] },
    startTime: '2026-11-01T10:00:00Z',
  }),
  search: () => ({ query: 'a new search' }),
  impactActionHistory: () => ({ id: randomUUID(), title: 'Looked at' }),
  reminder: () => ({ targetDate: '2026-11-02', text: 'A new reminder' }),
  orgInfo: () => ({ id: aQuestion(), answer: 'A new answer' }),
}

export const CHANGE: Record<string, object> = {
  user: { firstName: 'Changed' },
  company: { name: 'Changed' },
  goal: { note: 'Changed' },
  history: { liked: 3 },
  search: { query: 'changed' },
  impactActionHistory: { title: 'Changed' },
  reminder: { text: 'Changed' },
  orgInfo: { answer: 'Changed' },
}

const signUp = () => ({
  email: `${randomUUID()}@b.example`,
  password: 'seven purple umbrellas',
  firstName: 'Ada',
  lastName: 'Byron',
})

export const entityOf = (operation: string): string =>
  /^(.+?)(Create|UpdateMany|Update|GetMany|Get|Delete|Restore|CheckIn)$/.exec(operation)?.[1] ?? ''

/** Arguments with which a call would succeed for somebody who may make it; `_id` is its target. */
export function argumentsFor(operation: string, _id: string): Record<string, unknown> {
  const entity = entityOf(operation)
  switch (operation) {
    case 'login':
      return { email: `${randomUUID()}@b.example`, password: 'not the password' }
    case 'userCreate':
      return { obj: signUp() }
    case 'disableTOTP':
    case 'secondFactorTest':
    case 'useRecoveryCode':
    case 'verifyTOTP':
    case 'verifySMSOTP':
    case 'verifyAndDisableSMSOTP':
    case 'disableSMSOTPWithRecovery':
      return { code: '000000' }
    case 'setupSMSOTP':
      return { phone: '+12025550123' }
    case 'verifyEmail':
    case 'userKeepByLink':
    case 'verifyResetPasswordCode':
      return { code: 'not a code' }
    case 'resetPassword':
      return { code: 'not a code', password: 'seven purple umbrellas' }
    case 'passwordChange':
      return { password: 'not the password', newPassword: 'seven purple umbrellas' }
    case 'getResetPasswordLink':
    case 'emailChange':
      return { email: `${randomUUID()}@b.example` }
    case 'resendEmailVerification':
      return { _id: randomUUID() }
    case 'sessionDeleteMany':
    case 'impactActionHistoryDeleteMany':
    case 'historyDeleteMany':
    case 'likedActionGetMany':
    case 'likedActionDeleteMany':
      return {}
    case 'orgInfoUpdateMany':
      return { arr: [{ _id, ...CHANGE.orgInfo }] }
    case 'impactActionHistoryUpdateById':
      return { obj: { id: 'item-1', title: 'Changed' } }
    case 'likedActionUpdateById':
      return { id: 'item-1', liked: 3 }
    case 'likedActionGetById':
    case 'impactActionHistoryGetById':
      return { id: 'item-1' }
    case 'orgInfoGetById':
      return { id: 'question-1' }
    case 'orgInfoGetByIds':
      return { ids: ['question-1'] }
    case 'handbookMissCreate':
      return { words: randomUUID() }
    case 'handbookQuestionCreate':
      return { obj: { text: 'May I bring my dog?', isNamed: true } }
    case 'handbookQuestionDismiss':
      return { key: 'text may i bring my dog' }
    case 'handbookMissGetMany':
    case 'handbookQuestionGetMany':
    case 'impactRankingUpdate':
      return {}
    case 'recordTakeAction':
      return { type: 'adviceViewed' }
    case 'feedMore':
    case 'feedPreview':
      return { seen: ['1'] }
    case 'feedbackCreate':
      return { obj: { message: 'Good', path: '/' } }
    case 'feedbackGetMany':
    case 'missingWordsGetMany':
    case 'companyOverviewGetMany':
    case 'companyDeletedGetMany':
      return {}
    case 'newsRead':
      return { id: 'pause-your-week' }
    case 'recordReadFeed':
      return { feedId: '1' }
    case 'recordReadReminder':
      return { reminderId: _id }
    case 'pauseCreate':
      return { obj: { fromDay: '2026-11-02', toDay: '2026-11-03', kind: 'dayOff' } }
    case 'pauseEnd':
      return { _id }
    case 'recordGoal':
      return { goalId: _id }
    case 'userProfileCluster':
      return { user: {} }
    case 'librarySearch':
      return { query: 'listen' }
    case 'goalCheckIn':
      return { _id, obj: { outcome: 'did' } }
    case 'memberGetMany':
    case 'memberCounts':
    case 'invitationLinkGetMany':
    case 'companyDomainGetMany':
      return {}
    case 'memberInvite':
      return { obj: { email: `${randomUUID()}@b.example` } }
    case 'memberUpdate':
      return { obj: { _id, firstName: 'Changed' } }
    case 'memberDeactivate':
    case 'memberReactivate':
    case 'invitationSend':
    case 'invitationRevoke':
      return { _id }
    case 'memberImportGet':
      return {}
    case 'memberImportMap':
      return { _id, fields: ['email'] }
    case 'memberImportStart':
      return { _id, look: 1 }
    case 'memberImportRowGetMany':
    case 'memberImportCancel':
      return { _id }
    case 'memberMove':
      return { _id, from: randomUUID(), to: randomUUID() }
    case 'invitationLinkCreate':
      return { days: 7, uses: 10 }
    case 'invitationGet':
    case 'invitationAccept':
    case 'companyDomainConfirm':
      return { code: 'not a code' }
    case 'setupCodeRead':
    case 'setupBecomeAdmin':
      return { code: 'not a code' }
    case 'setupCreateAdmin':
      return { obj: { ...signUp(), lastName: undefined, code: 'not a code' } }
    case 'setupGet':
      return {}
    case 'appAdminAppoint':
      return { email: `${randomUUID()}@b.example` }
    case 'appAdminRemove':
      return { _id }
    case 'companyPublicCreate':
      return { name: 'Everybody' }
    case 'companyDomainProve':
      return { email: `${randomUUID()}@gmail.com` }
    case 'companyDomainRemove':
      return { domain: 'nowhere.example' }
    case 'companyReportFile':
      return { report: 'way', format: 'csv' }
    case 'companyReportOverviewGetMany':
      return {}
    case 'companyReportOverviewFile':
      return { format: 'csv' }
    case 'goalGetByAdviceIds':
      return { ids: ['advice-1'] }
    case 'checkoutCreate':
      return { plan: 'monthly' }
    case 'membershipPlanGetMany':
    case 'membershipProblemGetMany':
    case 'membershipGet':
      return {}
    case 'personMembershipGet':
    case 'giftEnd':
      return { user: _id }
    case 'giftCreate':
      return { user: _id, until: '2027-01-01T00:00:00Z' }
    default:
  }
  if (operation.endsWith('Create')) return { obj: NEW[entity]?.() }
  if (operation.endsWith('Update')) return { obj: { _id, ...CHANGE[entity] } }
  return /(Get|Delete|Restore)$/.test(operation) ? { _id } : {}
}
