import { type Check, type Entry, problemAt } from '#corpus.ts'
import { tableNames } from '#tables.ts'

/** In a table, each key and each title occurs only once. */
export const ids: Check = (corpus) =>
  tableNames.flatMap((table) => {
    const entries: Entry[] = corpus[table]
    const keys = new Map<string, Entry>()
    const titles = new Map<string, Entry>()
    return entries.flatMap((entry) => {
      const title = titleOf(entry.row).toLowerCase()
      const sameKey = keys.get(entry.key)
      const sameTitle = titles.get(title)
      keys.set(entry.key, entry)
      titles.set(title, entry)
      return [
        ...(sameKey ? [problemAt(entry, 'id', `stands in ${sameKey.file} already`)] : []),
        ...(sameTitle && !sameKey
          ? [problemAt(entry, 'title', `is the title of ${sameTitle.key} (${sameTitle.file}) too`)]
          : []),
      ]
    })
  })

/** The title of a row in lists; for a question, its text. */
function titleOf(row: Entry['row']): string {
  if ('title' in row) return row.title
  if ('name' in row) return row.name
  if ('meaning' in row) return row.words.join()
  if ('country' in row) return row.country
  return 'question' in row ? row.question : row.text
}
