import { type Check, problemAt } from '#corpus.ts'
import type { TableName } from '#tables.ts'
import { passagesOf, textsOf } from '#text/prose.ts'
import { readingGrade } from '#text/reading-grade.ts'

/** Reading age 12 to 14, with room for one long word in a short text. */
export const readingBounds = { body: 8.5, mean: 7 }

/** The highest school grade of shorter texts, which one long word weighs down. */
const shortBounds: [table: TableName, field: string, grade: number][] = [
  ['impact-advice', 'why', 8.5],
  ['impact-advice', 'script', 8.5],
  ['impact-advice', 'notFor', 9.5],
  ['impact-advice', 'smallest', 9.5],
  ['impact-advice', 'stretch', 9.5],
  ['kit', 'steps.text', 9.5],
  ['kit', 'copy', 9.5],
  ['kit', 'depends', 11],
  ['path', 'weeks.step', 9.5],
  ['path', 'weeks.why', 9.5],
  ['path', 'end', 9.5],
]

/** Each shorter text reads at its bound at most. */
export const shortReading: Check = (corpus) =>
  passagesOf(corpus).flatMap(({ entry, table, field, text }) => {
    const bound = shortBounds.find((each) => each[0] === table && each[1] === field)?.[2]
    const grade = readingGrade(text)
    return bound === undefined || grade <= bound
      ? []
      : [problemAt(entry, field, `reads at grade ${grade.toFixed(1)}, at most ${bound}`)]
  })

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
