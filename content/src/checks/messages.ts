import { type Check, problemAt } from '#corpus.ts'
import { cards } from '#schema/messages.ts'

/**
 * The counts from which each card shows another message. The first four are the thresholds of
 * points (product 9, weekly score); `avatar` is 1 with a picture; `score` counts points, `change`
 * the points above last week, `rhythm` the weeks in rhythm among the last eight.
 */
export const thresholds = {
  'take-action': [0, 1, 2, 4, 6],
  feed: [0, 1, 4, 9, 15],
  reminder: [0, 1, 2, 3],
  goals: [0, 1, 2],
  avatar: [0, 1],
  score: [0, 15, 30, 50, 75, 100],
  change: [-100, 0, 1],
  'first-week': [0],
  rhythm: [0, 1, 3, 6, 8],
  holiday: [0],
  pause: [0],
} as const satisfies Record<(typeof cards)[number], readonly number[]>

/** Cards whose count goes from 0 to a cap; product 4 gives their levels. */
const filling = new Set<string>(['take-action', 'feed', 'reminder', 'goals', 'avatar'])

/** Every card has one message for each of its thresholds. */
export const messageTiers: Check = (corpus) =>
  cards.flatMap((card) => {
    const wanted: readonly number[] = thresholds[card]
    const own = corpus.messages.filter(({ row }) => row.card === card)
    const found = own.map(({ row }) => row.threshold).toSorted((a, b) => a - b)
    const place = { file: 'tables/messages', key: card }
    return [
      ...(found.join() === wanted.join()
        ? []
        : [problemAt(place, 'threshold', `are ${found.join(', ')}, wanted ${wanted.join(', ')}`)]),
      ...own
        .filter(({ row }) => filling.has(card) && row.level !== levelOf(row.threshold, wanted))
        .map((entry) =>
          problemAt(entry, 'level', `must be ${levelOf(entry.row.threshold, wanted)}`),
        ),
    ]
  })

/** 0 at the count 0, 2 at the cap, 1 between. */
function levelOf(threshold: number, all: readonly number[]): number {
  if (threshold === 0) return 0
  return threshold === all.at(-1) ? 2 : 1
}

/** Words that press or blame people, while the index should only invite. */
const pressure =
  /\b(?:must|should|only|still|yet|missed|missing|behind|lost|lose|hurry|fail(?:ed)?|late|don’t (?:forget|miss)|keep it up|streaks?|disappoint\w*|unfortunately)\b/i

export const kindMessages: Check = (corpus) =>
  corpus.messages.flatMap((entry) =>
    (['title', 'text'] as const).flatMap((field) => {
      const found = pressure.exec(entry.row[field])?.[0]
      return found ? [problemAt(entry, field, `“${found}”: presses or blames`)] : []
    }),
  )
