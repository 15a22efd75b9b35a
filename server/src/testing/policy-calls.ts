import { randomUUID } from 'node:crypto'
import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
} from 'graphql'
import { givenFor } from '#testing/policy-table.ts'

export type Operation = { name: string; isQuery: boolean; field: GraphQLField<unknown, unknown> }

/** Every call of the schema. */
export function operationsOf(schema: GraphQLSchema): Operation[] {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {})
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
  return [
    ...queries.map((field) => ({ name: field.name, isQuery: true, field })),
    ...mutations.map((field) => ({ name: field.name, isQuery: false, field })),
  ]
}

/** The id of a record, or else the first field without subfields. */
function plainField(type: GraphQLObjectType): string {
  const fields = Object.values(type.getFields())
  const plain = fields.filter((field) => isLeafType(getNamedType(field.type)))
  return (plain.find(({ name }) => name === '_id') ?? plain[0])?.name ?? '__typename'
}

/** A document with one call and all its arguments as variables; by default it selects one field. */
export function documentOf({ name, isQuery, field }: Operation, asked?: string): string {
  const declared = field.args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')
  const given = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  const type = getNamedType(field.type)
  const selection = isObjectType(type) ? (asked ?? `{ ${plainField(type)} }`) : ''
  const head = declared === '' ? '' : `(${declared})`
  const call = given === '' ? name : `${name}(${given})`
  return `${isQuery ? 'query' : 'mutation'}${head} { ${call} ${selection} }`
}

export const entityOf = (operation: string): string =>
  /^(.+?)(Create|UpdateMany|Update|GetMany|Get|Delete|Restore|CheckIn)$/.exec(operation)?.[1] ?? ''

/** Whether a call can name a company at all, and whether it must. */
export const naming = ({ name, field }: Operation) => ({
  can:
    /^(member(Invite|Update|Move))$/.test(name) || field.args.some((it) => it.name === 'companyId'),
  must: name === 'memberMove',
})

/** The arguments of a call on a record and a named company; `to` is where a member moves. */
export function aimedAt(
  { name, field }: Operation,
  { record, company, to }: { record: string | undefined; company: string | undefined; to: string },
): Record<string, unknown> {
  const given = givenFor(name, record ?? '')
  if (name === 'memberMove') return { _id: record, from: company, to }
  if (name === 'companyDomainProve') return { email: `a@${randomUUID()}.example` }
  if (name === 'companyDomainConfirm') return { code: record }
  if (name === 'companyDomainRemove') return { domain: record }
  if (name === 'companyEventGetMany') given.import = record
  if (field.args.some((it) => it.name === '_id')) given._id = record
  if (company === undefined) return given
  if (given.obj === undefined) return { ...given, companyId: company }
  return { ...given, obj: { ...given.obj, companyId: company } }
}
