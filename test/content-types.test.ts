import { expect, expectTypeOf, it } from 'vitest'
import { fieldNames } from '../content/src/fields.ts'
import { type Row, type TableName, tableNames } from '../content/src/tables.ts'
import type { ContentTables } from '../web/src/api/content-tables.ts'

/** A row as the content service sends it: a field that may be empty is left out, never null. */
type ServedTable<T> = {
  [Key in keyof T as MayBeEmpty<T[Key]> extends true ? never : Key]: T[Key]
} & { [Key in keyof T as MayBeEmpty<T[Key]> extends true ? Key : never]?: NonNullable<T[Key]> }

type MayBeEmpty<Value> = null extends Value
  ? true
  : undefined extends Value
    ? true
    : Value extends boolean
      ? true
      : false

/** All tables but the news, which GraphQL serves, and the tables that only the server reads. */
type ServedName = Exclude<TableName, 'news' | 'synonyms' | 'mira-reply' | 'help-line'>

it('the web has a type for every served table, and the rows fit it', () => {
  expectTypeOf<keyof ContentTables>().toEqualTypeOf<ServedName>()
  expectTypeOf<{ [Name in ServedName]: ServedTable<Row<Name>> }>().toExtend<ContentTables>()
  expect(tableNames.every((table) => fieldNames(table).length > 0)).toBe(true)
})
