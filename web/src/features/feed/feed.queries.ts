import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { ShownTipFragment } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { recordReadFeed } from '#features/impact-index/impact-index.queries.ts'

// Defines the fragment for the operations that spread it.
void graphql(`
  fragment ShownTip on Tip {
    id
    title
    text
    entity
    adviceId
    adviceTitle
    actionId
    prioritised
    isRead
    wish
    reasons {
      name
      value
    }
  }
`)

const dayDocument = graphql(`
  query FeedOfTheDay {
    feedOfTheDay {
      everythingDismissed
      tips {
        ...ShownTip
      }
    }
  }
`)

const moreDocument = graphql(`
  query FeedMore($seen: [ID!]!) {
    feedMore(seen: $seen) {
      left
      tips {
        ...ShownTip
      }
    }
  }
`)

const previewDocument = graphql(`
  query FeedPreview($seen: [ID!]!) {
    feedPreview(seen: $seen) {
      left
      tips {
        ...ShownTip
      }
    }
  }
`)

export type ShownTip = ShownTipFragment

export type FeedDay = {
  tips: readonly ShownTip[]
  /** Whether the person dismissed the advice of all tips */
  everythingDismissed: boolean
}

/** Some tips, and the number of the tips after them. */
export type TipPart = { tips: readonly ShownTip[]; left: number }

// A list stays the same within a visit.
const kept = { staleTime: Number.POSITIVE_INFINITY, gcTime: 60 * 60_000 }

/** The three tips of a day (2026-11-21). The server decides the day; the key keeps days apart. */
export function feedOfTheDayQuery(day: string) {
  return queryOptions({
    ...kept,
    queryKey: ['feed', day],
    queryFn: async ({ signal }): Promise<FeedDay> =>
      (await request(dayDocument, {}, { signal })).feedOfTheDay,
  })
}

const idsIn = (parts: readonly TipPart[]) => parts.flatMap(({ tips }) => tips.map(({ id }) => id))

export function feedMoreQuery(day: string, today: readonly ShownTip[]) {
  const shown = today.map(({ id }) => id)
  return infiniteQueryOptions({
    ...kept,
    queryKey: ['feed', 'more', day],
    initialPageParam: shown,
    queryFn: async ({ pageParam, signal }): Promise<TipPart> =>
      (await request(moreDocument, { seen: pageParam }, { signal })).feedMore,
    getNextPageParam: (last: TipPart, parts: readonly TipPart[]) =>
      last.left > 0 ? [...shown, ...idsIn(parts)] : undefined,
    // Loaded on request.
    enabled: false,
  })
}

export const feedPreviewQuery = infiniteQueryOptions({
  ...kept,
  queryKey: ['feed', 'preview'],
  initialPageParam: [] as string[],
  queryFn: async ({ pageParam, signal }): Promise<TipPart> =>
    (await request(previewDocument, { seen: pageParam }, { signal })).feedPreview,
  getNextPageParam: (last: TipPart, parts: readonly TipPart[]) =>
    last.left > 0 ? idsIn(parts) : undefined,
})

type Pages = { pages: TipPart[]; pageParams: unknown[] }
type ListedTips = FeedDay | Pages | undefined
type Change = (tip: ShownTip) => ShownTip

function changed(data: ListedTips, change: Change): ListedTips {
  if (data === undefined) return undefined
  if (!('pages' in data)) return { ...data, tips: data.tips.map(change) }
  return { ...data, pages: data.pages.map((part) => ({ ...part, tips: part.tips.map(change) })) }
}

/** Changes the tips in every list, which stay as old as they are. */
function changeTips(queries: QueryClient, change: Change): void {
  for (const { queryKey, state } of queries.getQueryCache().findAll({ queryKey: ['feed'] })) {
    queries.setQueryData<ListedTips>(queryKey, (data: ListedTips) => changed(data, change), {
      updatedAt: state.dataUpdatedAt,
    })
  }
}

/** Marks a tip as read, for the score and in every list. */
export async function readTip(queries: QueryClient, id: string): Promise<void> {
  if (!(await recordReadFeed(queries, id))) return
  changeTips(queries, (tip) => (tip.id === id ? { ...tip, isRead: true } : tip))
}

/** Shows a wish ("more", "notForMe" or null) on every tip of a piece of advice. */
export function markWish(queries: QueryClient, adviceId: string, wish: string | null): void {
  changeTips(queries, (tip) => (tip.adviceId === adviceId ? { ...tip, wish } : tip))
}
