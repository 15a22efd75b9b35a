import { type Check, type Problem, problemAt } from '#corpus.ts'
import { handbookCategories } from '#schema/handbook.ts'

const each = 4

/** Ten categories of four subcategories of four texts, all of which are questions. */
export const handbook: Check = (corpus) => {
  const rows = corpus.handbook.map(({ row }) => row)
  const perCategory = handbookCategories.flatMap((category): Problem[] => {
    const own = rows.filter((row) => row.category === category)
    const subcategories = [...new Set(own.map((row) => row.subcategory))]
    return [
      ...(subcategories.length === each
        ? []
        : [about(`${category} has ${subcategories.length} subcategories, wanted ${each}`)]),
      ...subcategories.flatMap((subcategory) => {
        const count = own.filter((row) => row.subcategory === subcategory).length
        return count === each
          ? []
          : [about(`${category}, ${subcategory} has ${count} questions, wanted ${each}`)]
      }),
    ]
  })
  return [
    ...perCategory,
    ...corpus.handbook
      .filter(({ row }) => !row.text.endsWith('?'))
      .map((entry) => problemAt(entry, 'text', 'must be a question')),
  ]
}

function about(message: string): Problem {
  return { file: 'tables/handbook', row: '-', field: 'subcategory', message }
}
