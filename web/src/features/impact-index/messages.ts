import { queryOptions } from '@tanstack/react-query'
import { listAllContent } from '#api/content.ts'
import type { IndexMessage } from '#api/content-tables.ts'

/** The words of the Impact Index, by card and threshold. */
export const messagesQuery = queryOptions({
  staleTime: Number.POSITIVE_INFINITY,
  queryKey: ['content', 'messages'],
  queryFn: ({ signal }) => listAllContent('messages', {}, { signal }),
})

/** The message of a card at a count: that of the highest threshold not above it (product 4). */
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
