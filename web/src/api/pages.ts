/** The most records of a page of a list: product 7, pages. */
export const pageLength = 200

/** All records of a list in pages, each asked for after the last record of the one before. */
export async function allPages<Row extends { _id: string }>(
  load: (page: { first: number; after: string | null }) => Promise<readonly Row[]>,
  first = pageLength,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let after: string | null = null; ; after = rows.at(-1)?._id ?? null) {
    const page = await load({ first, after })
    rows.push(...page)
    if (page.length < first) return rows
  }
}
