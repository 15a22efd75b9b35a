import type { Tables } from '#db/tables.ts'
import type { Role, Viewer } from '#graphql/viewer.ts'

/** The type of a column, and so its encoding: see `fields.ts`. */
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

/** The reader's relation to the record. */
export type Audience = 'self' | 'member' | 'companyAdmin' | 'appAdmin'

/** The caller's role, or 'self' for their own record if that has other rights. */
export type Setter = Role | 'self'

export type Field = {
  kind: FieldKind
  /** May be missing; a field that may not be null has a `default` or is required on create */
  nullable?: boolean
  /** A text that may be empty; null counts as empty */
  mayBeEmpty?: boolean
  default?: unknown
  /** Longest text in characters, or most items of a list; least and greatest of a number */
  max?: number
  min?: number
  values?: readonly (string | number)[]
  /** The roles that may set it; by default the field is refused */
  set?: readonly Setter[]
  /** Can only be set when the record is created */
  once?: boolean
  /** Text that people write themselves: their own search finds the record by it */
  isOwnText?: true
  /** Its readers; by default everyone with the record in their scope */
  read?: readonly Audience[]
  /** The column of its author, one of the entity's `authors` */
  author?: string
}

export type Fields = Readonly<Record<string, Field>>

/** A stored record of any entity, decoded: instants are milliseconds. */
export type RecordRow = { _id: string; version: number } & Record<string, unknown>

/** A piece of implementation advice as it was when chosen: product 3, goal. */
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

/** A record of one entity, with the types of its description. */
export type RecordOf<E extends Entity> = { _id: string; version: number } & {
  -readonly [Name in keyof E['fields']]: ValueOf<E['fields'][Name]>
}

/**
 * The person in an author's column: the author of the last change, or the only author, null once
 * another person changed one of its fields.
 */
export type AuthorRule = 'last' | 'only'

/** The records a caller reaches: those with these column values, all, or none. */
export type Scope = Readonly<Record<string, string | number | null>> | 'all' | 'none'

/** A selection of an entity's fields; the key identifies it */
export type FieldSelection = { names: readonly string[]; key: string }

/** Only the records with one of these values in a column */
export type Among = { column: string; values: readonly string[] }

/** A part of a list: at most `first` records, which follow the record with the id `after` */
export type Page = { first: number; after: string | null }

export type Entity<F extends Fields = Fields> = {
  /** The prefix of the calls: goalCreate, goalUpdate, ... */
  name:
    | 'user'
    | 'company'
    | 'goal'
    | 'reminder'
    | 'history'
    | 'search'
    | 'impactActionHistory'
    | 'orgInfo'
    | 'houseEntry'
  type: string
  /** For sentences: "We can’t find this goal." */
  noun: string
  table: keyof Tables
  fields: F
  /** The records a person reads, and those they change */
  readScope(viewer: Viewer): Scope
  writeScope(viewer: Viewer): Scope
  /** The column of the owner: a person or a company */
  owner?: 'user' | 'company'
  /** The columns with authors of fields, so that each admin's own data has only their own texts */
  authors?: Readonly<Record<string, AuthorRule>>
  /** The stored fields that an API field is computed from */
  derived?: Readonly<Record<string, readonly string[]>>
  /** The rights with which the caller sets fields; by default their role */
  setter?(viewer: Viewer, obj: Readonly<Record<string, unknown>>): Setter
  /** The reader's relation to a record */
  audience(viewer: Viewer, row: RecordRow): Audience
  /**
   * The fields of a person's record that other people may set. The version that those see is computed
   * from these fields only, so that it does not disclose saves of other fields
   */
  othersSet?: readonly string[]
  /** Adapts a row with all columns to this reader */
  shown?(row: RecordRow, audience: Audience): void
  /** The order of GetMany */
  order: { by: string; direction: 'asc' | 'desc' }
  /** Most records of one owner, and so of GetMany */
  most: number
  /** GetMany returns them in pages: product 7, pages */
  isPaged?: true
  /** The column that marks an undoable deletion */
  deleted?: 'deletedDate'
  /** Columns that the server stamps at each update */
  stamps: readonly ('createdDate' | 'updatedDate' | 'viewedDate' | 'date')[]
}

/** A field without a column in `db/tables.ts` does not compile. */
type HasColumns<F, T extends keyof Tables> = {
  fields: { [Name in keyof F]: Name extends keyof Tables[T] ? unknown : never }
}

/**
 * A field of a company's record that can be changed without naming the column of its author does not
 * compile: it would appear in the exports of all admins.
 */
type HasAuthors<F, A, O> = O extends 'company'
  ? { fields: { [Name in keyof F]: F[Name] extends Changeable ? { author: A } : unknown } }
  : unknown
type Changeable = { set: readonly Setter[]; once?: never }

/**
 * Describes an entity; its type gives the types of its records (`RecordOf`) and, by
 * `authorColumns`, which has no value, of the columns of authors.
 */
export const describeEntity = <
  const F extends Fields,
  T extends keyof Tables,
  A extends keyof Tables[T] & string = never,
  O extends 'user' | 'company' = 'user',
>(
  entity: Entity<F> & { table: T; owner?: O; authors?: Record<A, AuthorRule> } & HasColumns<F, T> &
    HasAuthors<F, A, O>,
): Entity<F> & { authorColumns?: A } => entity

type OwnText<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { isOwnText: true } ? Name : never
}[keyof F]

/** The names of the fields with a person's own text, in order. */
export const textFieldsOf = <const F extends Fields>({ fields }: Entity<F>) =>
  Object.keys(fields).filter((name) => fields[name]?.isOwnText) as OwnText<F>[]
