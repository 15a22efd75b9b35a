import type { Tables } from '#db/tables.ts'
import type { Role, Viewer } from '#graphql/viewer.ts'

/** What a column holds, and so how it travels: see `fields.ts`. */
export type FieldKind =
  | 'text'
  | 'int'
  | 'bool'
  | 'day'
  | 'instant'
  | 'texts'
  | 'ints'
  | 'advices'
  | 'flow'

/** How the reader stands to the record. */
export type Audience = 'self' | 'member' | 'companyAdmin' | 'appAdmin'

/** Who sets a field: the caller's role, or 'self' where one's own record has other rights. */
export type Setter = Role | 'self'

export type Field = {
  kind: FieldKind
  /** May be missing; a field that may not be null has a `default` or is required on create */
  nullable?: boolean
  default?: unknown
  /** Longest text in characters, or most items of a list; least and greatest of a number */
  max?: number
  min?: number
  /** The closed list a value must come from */
  values?: readonly (string | number)[]
  /** Who may set it: by default nobody, so that a forgotten row refuses */
  set?: readonly Setter[]
  /** May be set when the record is made, never after */
  once?: boolean
  /** Words that people write themselves: one's own search finds the record by them */
  words?: true
  /** Who reads it; by default everybody whose scope holds the record */
  read?: readonly Audience[]
}

export type Fields = Readonly<Record<string, Field>>

/** A stored record of any entity, decoded: instants are milliseconds. */
export type RecordRow = { _id: string; version: number } & Record<string, unknown>

/** A piece of implementation advice as it was when it was chosen: product 3, goal. */
export type AdviceCopy = { id: string; title: string; body: string }
export type Choice = { id: string; title: string }
export type Step = { page: string; selected: Choice[]; timestamp?: string | null }
export type FlowEntry = { entity: string; startTime: string; steps: Step[] }

type ValueOfKind = {
  text: string
  int: number
  bool: boolean
  day: string
  instant: number
  texts: string[]
  ints: number[]
  advices: AdviceCopy[]
  flow: FlowEntry
}
type Blank = { nullable: true } | { read: readonly Audience[] }
type ValueOf<F extends Field> = ValueOfKind[F['kind']] | (F extends Blank ? null : never)

/** A record of one entity; its fields have the types that the description gives them. */
export type RecordOf<E extends Entity> = { _id: string; version: number } & {
  -readonly [Name in keyof E['fields']]: ValueOf<E['fields'][Name]>
}

/** Where a record must lie to be reached: equalities, or everything, or nothing. */
export type Scope = Readonly<Record<string, string | number | null>> | 'all' | 'none'

/** Some fields of an entity; the key tells one selection from another */
export type Asked = { names: readonly string[]; key: string }

export type Entity<F extends Fields = Fields> = {
  /** As it stands in the calls: goalCreate, goalUpdate, ... */
  name:
    | 'user'
    | 'company'
    | 'goal'
    | 'reminder'
    | 'history'
    | 'search'
    | 'impactActionHistory'
    | 'orgInfo'
  /** The name of the GraphQL type */
  type: string
  /** As it stands in sentences: "This goal is not here." */
  noun: string
  table: keyof Tables
  fields: F
  /** The records a person reads, and those they change */
  readScope(viewer: Viewer): Scope
  writeScope(viewer: Viewer): Scope
  /** The column that says whose a record is: one's own, or of one's company */
  owner?: 'user' | 'company'
  /** What a field of the API that is no field of the store is made from, so that it is read */
  made?: Readonly<Record<string, readonly string[]>>
  /** As whom the caller sets fields of this record; by default in their role */
  setter?(viewer: Viewer, obj: Readonly<Record<string, unknown>>): Setter
  /** How the reader stands to a record */
  audience(viewer: Viewer, row: RecordRow): Audience
  /**
   * What others than its person may set, of a record that is a person’s: the version that they see
   * comes from these fields alone, so that it tells of no save of anything else
   */
  othersSet?: readonly string[]
  /** What this reader sees in another way, of a row with all its columns */
  shown?(row: RecordRow, audience: Audience): void
  /** Newest or first: the order of GetMany */
  order: { by: string; direction: 'asc' | 'desc' }
  /** Most records one owner can have, and so most that GetMany answers */
  most: number
  /** The column that marks a deletion which can be undone */
  deleted?: 'deletedDate'
  /** Columns that the server stamps at each update */
  stamps: readonly ('createdDate' | 'updatedDate' | 'viewedDate' | 'date')[]
}

/** A field without a column in `db/tables.ts` does not compile. */
type HasColumns<F, T extends keyof Tables> = {
  fields: { [Name in keyof F]: Name extends keyof Tables[T] ? unknown : never }
}

/** Describes an entity, so that its records have types of their own (`RecordOf`). */
export const describeEntity = <const F extends Fields, T extends keyof Tables>(
  entity: Entity<F> & { table: T } & HasColumns<F, T>,
): Entity<F> => entity

type Words<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { words: true } ? Name : never
}[keyof F]

/** The fields of an entity in which people write words of their own, in order. */
export const namesOfWords = <const F extends Fields>({ fields }: Entity<F>) =>
  Object.keys(fields).filter((name) => fields[name]?.words) as Words<F>[]
