import type { GraphQLResolveInfo } from 'graphql'
import { askedFields } from '#entity/asked.graphql.ts'
import { create, getMany, getOne, type Hooks, remove, update } from '#entity/crud.ts'
import type { Asked, Entity, Field, RecordRow } from '#entity/entity.types.ts'
import type { Shapes } from '#entity/shapes.graphql.ts'
import type { Builder } from '#graphql/builder.ts'
import { type Context, type SignedIn, signedIn } from '#graphql/context.ts'

type Given = Record<string, unknown> & { _id: string }

/** Where a feature does a call in its own way; the name, arguments and answer stay the family's. */
export type Overrides = {
  /** The feature adds the create call itself */
  create?: false
  getMany?: (context: SignedIn, companyId: string | null, fields: Asked) => Promise<RecordRow[]>
  get?: (context: SignedIn, _id: string) => Promise<RecordRow>
  delete?: (context: SignedIn, _id: string) => Promise<RecordRow>
}

type Options = {
  hooks?: Hooks
  overrides?: Overrides
  /** GetMany takes companyId: reminders only */
  byCompany?: boolean
}

/**
 * The builder as this file uses it. Its own types follow fields that are written out; here they
 * come from descriptions, so what checks them is the building of the schema at every start.
 */
type Part = { readonly part: unique symbol }
type Args = { _id: string; companyId?: string | null; obj: Given }
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
const recordRef = (builder: Builder, name: string) => builder.objectRef<RecordRow>(name)
export type RecordType = ReturnType<typeof recordRef>

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

/** Adds the object type of an entity. People are ids; the company is linked by its own feature. */
function addType(builder: Builder, shapes: Shapes, entity: Entity): RecordType {
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
  const ref = recordRef(builder, entity.type)
  ;(ref as unknown as { implement(options: Fields): void }).implement({ fields })
  return ref
}

function addInput(builder: Builder, shapes: Shapes, entity: Entity, updating: boolean): unknown {
  return loose(builder).inputType(`${entity.type}${updating ? 'Update' : 'Create'}Input`, {
    fields: (t) => {
      const parts: Record<string, Part> = { _id: t.id({ required: updating }) }
      if (updating) parts.version = t.int()
      // Every field stands in the input, also those that may not be set: the refusal names them.
      for (const [name, field] of Object.entries(entity.fields)) {
        parts[name] = t.field({ type: inputType(shapes, field) })
      }
      return parts
    },
  })
}

/** Adds {entity}Create, Update, GetMany, Get and Delete for one entity: product 7, generic. */
export function addEntity(
  builder: Builder,
  shapes: Shapes,
  entity: Entity,
  { hooks = {}, overrides = {}, byCompany = false }: Options = {},
): RecordType {
  const { name } = entity
  const type = addType(builder, shapes, entity)
  const one = (t: FieldBuilder) => ({ _id: t.arg({ type: 'ID', required: true }) })
  const obj = (input: unknown) => (t: FieldBuilder) => ({
    obj: t.arg({ type: input, required: true }),
  })
  const ofCompany = (t: FieldBuilder) => (byCompany ? { companyId: t.arg({ type: 'ID' }) } : {})
  const list =
    overrides.getMany ??
    ((context: SignedIn, _companyId: string | null, fields: Asked) =>
      getMany(context, entity, fields))
  const get = overrides.get ?? ((context: SignedIn, _id: string) => getOne(context, entity, _id))
  const erase =
    overrides.delete ?? ((context: SignedIn, _id: string) => remove(context, entity, _id, hooks))

  loose(builder).queryField(`${name}GetMany`, (t) =>
    t.field({
      description: `At most ${entity.most}`,
      type: [type],
      args: ofCompany(t),
      resolve: (_root, args, context, info) =>
        list(signedIn(context), args.companyId ?? null, askedFields(entity, info)),
    }),
  )
  loose(builder).queryField(`${name}Get`, (t) =>
    t.field({
      type,
      args: one(t),
      resolve: (_root, args, context) => get(signedIn(context), args._id),
    }),
  )
  if (overrides.create !== false) {
    const args = obj(addInput(builder, shapes, entity, false))
    loose(builder).mutationField(`${name}Create`, (t) =>
      t.field({
        type,
        args: args(t),
        resolve: (_root, given, context) => create(signedIn(context), entity, given.obj, hooks),
      }),
    )
  }
  const args = obj(addInput(builder, shapes, entity, true))
  loose(builder).mutationField(`${name}Update`, (t) =>
    t.field({
      type,
      args: args(t),
      resolve: (_root, given, context) => update(signedIn(context), entity, given.obj, hooks),
    }),
  )
  loose(builder).mutationField(`${name}Delete`, (t) =>
    t.field({
      type,
      args: one(t),
      resolve: (_root, given, context) => erase(signedIn(context), given._id),
    }),
  )
  return type
}
