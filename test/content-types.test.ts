import { expect, expectTypeOf, it } from 'vitest'
import { fieldNames } from '../content/src/fields.ts'
import { type Row, type TableName, tableNames } from '../content/src/tables.ts'
import type { ContentTables } from '../web/src/api/content-tables.ts'

/** A row as the content service answers it: what may be empty may be missing, and is never null. */
type Served<T> = {
  [Key in keyof T as MayBeEmpty<T[Key]> extends true ? never : Key]: T[Key]
} & { [Key in keyof T as MayBeEmpty<T[Key]> extends true ? Key : never]?: NonNullable<T[Key]> }

type MayBeEmpty<Value> = null extends Value
  ? true
  : undefined extends Value
    ? true
    : Value extends boolean
      ? true
      : false

/** All but the news, which are served by GraphQL, and what the server alone reads. */
type ServedName = Exclude<TableName, 'news' | 'synonyms' | 'mira-reply' | 'help-line'>

it('knows every table of the content in the web, with types that its rows fit', () => {
  expectTypeOf<keyof ContentTables>().toEqualTypeOf<ServedName>()
  expectTypeOf<{ [Name in ServedName]: Served<Row<Name>> }>().toExtend<ContentTables>()
  expect(tableNames.every((table) => fieldNames(table).length > 0)).toBe(true)
})
