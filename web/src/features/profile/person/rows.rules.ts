import type { PickOption } from '#ui/pick-list.tsx'

type Row = { id: string; title: string; text?: string }

/** Matching rows; all, without a text. */
export function findRows(typed: string, rows: readonly Row[], none: string): PickOption[] {
  const query = typed.trim().toLocaleLowerCase('en')
  const options = rows.map(({ id, title }) => ({ value: id, title }))
  if (query === '') return [{ value: '', title: none }, ...options]
  const contains = (text: string) => text.toLocaleLowerCase('en').includes(query)
  return options.filter((_, place) => {
    const row = rows[place]
    return row !== undefined && contains(`${row.title} ${row.text ?? ''}`)
  })
}
