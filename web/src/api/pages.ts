/** The maximum number of records on a page of a list (product 7, pages). */
export const pageLength = 200

/** A page may end before `first` records only if its text is longer. */
const shortText = 125_000

/**
 * All records of a list in pages; each page starts after the last record of the one before.
 * `asksParts`: the query requests parts of long fields (titles of steps), so a page with little
 * text may still end early.
 */
export async function allPages<Row extends { _id: string }>(
  load: (page: { first: number; after: string | null }) => Promise<readonly Row[]>,
  { asksParts = false } = {},
): Promise<Row[]> {
  const first = pageLength
  const rows: Row[] = []
  for (let after: string | null = null; ; after = rows.at(-1)?._id ?? null) {
    const page = await load({ first, after })
    rows.push(...page)
    const isCut = page.length > 0 && (asksParts || JSON.stringify(page).length > shortText)
    if (page.length < first && !isCut) return rows
  }
}
