import { type Check, problemAt } from '#corpus.ts'
import { textsOf } from '#text/prose.ts'
import { readingGrade } from '#text/reading-grade.ts'

/** Reading age 12 to 14, with room for one long word in a short text. */
export const readingBounds = { body: 8.5, mean: 7 }

/** Each text of several sentences reads at school grade 8.5 at most, and all at 7 on average. */
export const reading: Check = (corpus) => {
  const graded = textsOf(corpus).map((passage) => ({
    ...passage,
    grade: readingGrade(passage.text),
  }))
  const mean = graded.reduce((sum, { grade }) => sum + grade, 0) / (graded.length || 1)
  return [
    ...graded
      .filter(({ grade }) => grade > readingBounds.body)
      .map(({ entry, field, grade }) =>
        problemAt(
          entry,
          field,
          `reads at grade ${grade.toFixed(1)}, at most ${readingBounds.body}`,
        ),
      ),
    ...(mean > readingBounds.mean
      ? [
          {
            file: 'tables',
            row: '-',
            field: 'body',
            message: `texts read at grade ${mean.toFixed(1)} on average, at most ${readingBounds.mean}`,
          },
        ]
      : []),
  ]
}
