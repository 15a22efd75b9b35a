import type { GraphQLResolveInfo } from 'graphql'
import { askedFields } from '#entity/asked.graphql.ts'
import { type Input, withhold } from '#entity/crud.rules.ts'
import {
  type Change,
  create,
  getMany,
  getOne,
  type Paging,
  pageOf,
  remove,
  update,
} from '#entity/crud.ts'
import type {
  Entity,
  Field,
  FieldSelection,
  Page,
  RecordOf,
  RecordRow,
} from '#entity/entity.types.ts'
import { pageArgs } from '#entity/paging.graphql.ts'
import type { Shapes } from '#entity/shapes.graphql.ts'
import type { Builder } from '#graphql/builder.ts'
import { type Context, type SignedIn, signedIn } from '#graphql/context.ts'

/**
 * Calls that a feature implements itself; the shared functions do the others. Fields that the caller
 * may not read are blanked in the answers of `create`, `update` and `delete`.
 */
export type Calls = {
  /** False: there is no such call, or the feature adds it itself */
  create?: false | ((context: SignedIn, obj: Input) => Promise<object>)
  update?: (context: SignedIn, obj: Change) => Promise<object>
  getMany?: (
    context: SignedIn,
    companyId: string | null,
    fields: FieldSelection,
    page: Page | undefined,
  ) => Promise<object[]>
  get?: (context: SignedIn, _id: string) => Promise<object>
  delete?: (context: SignedIn, _id: string) => Promise<object>
  /** GetMany takes companyId */
  byCompany?: boolean
}

/**
 * The builder without its types, which need fields that are written out. Here fields come from
 * descriptions; building the schema at every start checks them.
 */
type Part = { readonly part: unique symbol }
type Args = Paging & { _id: string; companyId?: string | null; obj: Change }
type FieldBuilder = {
  expose(name: string, options: object): Part
  id(options?: object): Part
  int(options?: object): Part
  arg(options: object): Part
  field(options: {
    type: unknown
    description?: string
    nullable?: boolean
    args?: object
    resolve?(root: RecordRow, args: Args, context: Context, info: GraphQLResolveInfo): unknown
  }): Part
}
type Fields = { fields(t: FieldBuilder): Record<string, Part> }
type LooseBuilder = {
  inputType(name: string, options: Fields): unknown
  queryField(name: string, field: (t: FieldBuilder) => Part): void
  mutationField(name: string, field: (t: FieldBuilder) => Part): void
}

const loose = (builder: Builder) => builder as unknown as LooseBuilder
const recordRef = <R extends RecordRow>(builder: Builder, name: string) =>
  builder.objectRef<R>(name)
/** The GraphQL type of an entity; features may add fields of its records. */
export type RecordType<R extends RecordRow = RecordRow> = ReturnType<typeof recordRef<R>>

const TYPES = {
  text: 'String',
  int: 'Int',
  bool: 'Boolean',
  day: 'Date',
  instant: 'DateTime',
  texts: ['String'],
  ints: ['Int'],
} as const

function outputType(shapes: Shapes, field: Field): unknown {
  if (field.kind === 'advices') return [shapes.GoalAdvice]
  return field.kind === 'flow' ? shapes.FlowHistory : TYPES[field.kind]
}

function inputType(shapes: Shapes, field: Field): unknown {
  if (field.kind === 'advices') return [shapes.GoalAdviceInput]
  return field.kind === 'flow' ? shapes.FlowHistoryInput : TYPES[field.kind]
}

/** Adds the object type of an entity. People are ids; the companies feature adds the company. */
function addType<R extends RecordRow>(
  builder: Builder,
  shapes: Shapes,
  entity: Entity,
): RecordType<R> {
  const fields = (t: FieldBuilder) => {
    const parts: Record<string, Part> = {
      _id: t.expose('_id', { type: 'ID' }),
      version: t.expose('version', { type: 'Int' }),
    }
    for (const [name, field] of Object.entries(entity.fields)) {
      const nullable = field.nullable === true || field.read !== undefined
      if (name === 'user' || name === 'createdBy') {
        const ofRow = (row: RecordRow) => (row[name] === null ? null : { _id: row[name] })
        parts[name] = t.field({ type: shapes.PersonRef, nullable, resolve: ofRow })
      } else if (name !== 'company') {
        parts[name] = t.expose(name, { type: outputType(shapes, field), nullable })
      }
    }
    return parts
  }
  const ref = recordRef<R>(builder, entity.type)
  ;(ref as unknown as { implement(options: Fields): void }).implement({ fields })
  return ref
}

function addInput(builder: Builder, shapes: Shapes, entity: Entity, updating: boolean): unknown {
  return loose(builder).inputType(`${entity.type}${updating ? 'Update' : 'Create'}Input`, {
    fields: (t) => {
      const parts: Record<string, Part> = { _id: t.id({ required: updating }) }
      if (updating) parts.version = t.int()
      // The input has every field, also those that may not be set: the refusal names them.
      for (const [name, field] of Object.entries(entity.fields)) {
        parts[name] = t.field({ type: inputType(shapes, field) })
      }
      return parts
    },
  })
}

/** Adds {entity}Create, Update, GetMany, Get and Delete for one entity: product 7, generic. */
export function addEntity<E extends Entity>(
  builder: Builder,
  shapes: Shapes,
  entity: E,
  calls: Calls = {},
): RecordType<RecordOf<E> & RecordRow> {
  const type = addType<RecordOf<E> & RecordRow>(builder, shapes, entity)
  addReads(builder, type, entity, calls)
  const mutation = (
    call: string,
    args: (t: FieldBuilder) => Record<string, Part>,
    act: (context: SignedIn, args: Args) => Promise<object>,
  ) =>
    loose(builder).mutationField(`${entity.name}${call}`, (t) =>
      t.field({
        type,
        args: args(t),
        resolve: async (_root, args, context) =>
          withhold(signedIn(context), entity, await act(signedIn(context), args)),
      }),
    )
  const obj = (isUpdate: boolean) => {
    const input = addInput(builder, shapes, entity, isUpdate)
    return (t: FieldBuilder) => ({ obj: t.arg({ type: input, required: true }) })
  }
  const act = {
    create: (context: SignedIn, given: Input) => create(context, entity, given),
    update: (context: SignedIn, given: Change) => update(context, entity, given),
    delete: (context: SignedIn, _id: string) => remove(context, entity, _id),
    ...calls,
  }
  const { create: make } = act
  if (make) mutation('Create', obj(false), (context, args) => make(context, args.obj))
  mutation('Update', obj(true), (context, args) => act.update(context, args.obj))
  mutation('Delete', withId, (context, args) => act.delete(context, args._id))
  return type
}

const withId = (t: FieldBuilder) => ({ _id: t.arg({ type: 'ID', required: true }) })

function addReads(builder: Builder, type: unknown, entity: Entity, calls: Calls) {
  const get = calls.get ?? ((context, _id) => getOne(context, entity, _id))
  loose(builder).queryField(`${entity.name}GetMany`, (t) =>
    t.field({
      description: `At most ${entity.most}`,
      type: [type],
      args: {
        ...(calls.byCompany && { companyId: t.arg({ type: 'ID' }) }),
        ...(entity.isPaged && pageArgs(builder)),
      },
      resolve: (_root, args, context, info) => {
        const fields = askedFields(entity, info)
        const page = entity.isPaged && pageOf(args)
        if (calls.getMany) {
          return calls.getMany(signedIn(context), args.companyId ?? null, fields, page)
        }
        return getMany(signedIn(context), entity, fields, page)
      },
    }),
  )
  loose(builder).queryField(`${entity.name}Get`, (t) =>
    t.field({
      type,
      args: withId(t),
      resolve: (_root, args, context) => get(signedIn(context), args._id),
    }),
  )
}
