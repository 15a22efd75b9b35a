import type { MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import { formatMonth } from '#lib/dates.ts'
import { type Entity, isEntity } from '#lib/entities.ts'
import { i18n } from '#lib/i18n.ts'
import type { MonthReview } from './month-review.queries.ts'

const whom: Record<Entity, MessageDescriptor> = {
  yourself: msg`Myself`,
  team: msg`My team`,
  colleague: msg`A colleague`,
  customer: msg`Our customers`,
}

type Figure = { count: number; label: string }

/** The words of a review, which the page, the text and the picture share. */
export type MonthWords = {
  /** October 2026 */
  title: string
  total: Figure
  /** Check-ins and achieved goals, without those that are 0 */
  figures: Figure[]
  /** All four entities */
  forWhom: (Figure & { entity: Entity })[]
}

export function wordsOf(review: MonthReview): MonthWords {
  const { month, actions, weeks, did, partly, achieved, forWhom } = review
  const some = plural(actions, { one: 'action', other: 'actions' })
  const inWeeks = plural(weeks, { one: '# week', other: '# weeks' })
  const goals = achieved.length
  return {
    title: formatMonth(month),
    total: { count: actions, label: t`${some} in ${inWeeks}` },
    figures: [
      { count: did, label: plural(did, { one: 'check-in “Did it”', other: 'check-ins “Did it”' }) },
      {
        count: partly,
        label: plural(partly, { one: 'check-in “Partly”', other: 'check-ins “Partly”' }),
      },
      { count: goals, label: plural(goals, { one: 'goal achieved', other: 'goals achieved' }) },
    ].filter(({ count }) => count > 0),
    forWhom: forWhom.flatMap(({ entity, actions: count }) =>
      isEntity(entity) ? { entity, count, label: i18n._(whom[entity]) } : [],
    ),
  }
}

/** The note in quotation marks with the title of its goal, or the title of the best advice. */
export function quoteOf({ best }: MonthReview): string | null {
  if (best === null) return null
  return best.note === null ? `“${best.title}”` : `“${best.note.trim()}”`
}

/** The review as plain text, to keep or to send. */
export function textOf(review: MonthReview): string {
  const { achieved, best, suggestion } = review
  const { title, total, figures, forWhom } = wordsOf(review)
  const line = ({ count, label }: Figure) => `${count} ${label}`
  const parts = [
    [t`My month in review: ${title}`],
    [line(total), ...figures.map(line), ...achieved.map((goal) => `✓ ${goal}`)],
    [t`Who it helped`, ...forWhom.map(({ label, count }) => `${label}: ${count}`)],
    best
      ? [t`The line I liked best`, quoteOf(review) ?? '', ...(best.note ? [best.title] : [])]
      : [],
    suggestion ? [t`Next: ${suggestion.title}`] : [],
  ]
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
}
