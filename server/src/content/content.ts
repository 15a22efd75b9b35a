import type { CompiledContent } from '@goodwork/content/compiled.ts'
import { buildTables, type ContentRecord, type ContentTables } from './content.store.ts'

export type Content = ContentTables

/** Whether the content has a row. */
export type HasContent = (
  table: 'impact-advice' | 'main' | 'impact-category' | 'impact-action',
  id: string,
) => boolean

export const noContent = (): Content => ({ version: '', tables: new Map() })

/** The name of the one base, as Airtable calls a set of tables. */
export const contentBase = 'goodwork'

/** Prepares compiled content for serving and queries. */
export function openContent(compiled: CompiledContent): Content {
  return buildTables(compiled)
}

/** The fields of the row with a key (for most tables its id); undefined without such a row. */
export function contentRow(
  content: Content,
  table: string,
  key: string,
): ContentRecord['fields'] | undefined {
  return content.tables.get(table)?.byKey.get(key)?.fields
}
