import { queryOptions } from '@tanstack/react-query'
import { listAllContent } from '#api/content.ts'
import type { IndexMessage } from '#api/content-tables.ts'
import type { ImpactIndex } from './impact-index.queries.ts'

/** Below this score, a first week only says that it is the first. */
const FIRST_STEP = 15

export const messagesQuery = queryOptions({
  staleTime: Number.POSITIVE_INFINITY,
  queryKey: ['content', 'messages'],
  queryFn: ({ signal }) => listAllContent('messages', {}, { signal }),
})

/** The message of a card: the one with the highest threshold that the count reaches (product 4). */
export function messageAt(
  messages: readonly IndexMessage[],
  card: string,
  count: number,
): IndexMessage | undefined {
  return messages
    .filter((message) => message.card === card && message.threshold <= count)
    .toSorted((one, other) => one.threshold - other.threshold)
    .at(-1)
}

const ofTimeOff: Record<string, string> = { pause: 'pause', dayOff: 'pause', holiday: 'holiday' }

/** The message for this week: a day off, a first week, or the score's tier. */
export function saidOfWeek(
  messages: readonly IndexMessage[],
  { weeklyScore, lastScore }: Pick<ImpactIndex, 'weeklyScore' | 'lastScore'>,
  today: string | null,
): IndexMessage | undefined {
  if (today !== null) return messageAt(messages, ofTimeOff[today] ?? '', 0)
  const isFirst = lastScore == null && weeklyScore < FIRST_STEP
  return isFirst ? messageAt(messages, 'first-week', 0) : messageAt(messages, 'score', weeklyScore)
}
