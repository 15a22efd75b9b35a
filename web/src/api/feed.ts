import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { ShownTipFragment } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { recordReadFeed } from '#api/impact-index.ts'

// Fragments stand alone: the operations that spread them carry their text.
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

/** Some tips, and how many are left after them. */
export type TipPart = { tips: readonly ShownTip[]; left: number }

// A list stays the same within a visit.
const kept = { staleTime: Number.POSITIVE_INFINITY, gcTime: 60 * 60_000 }

/** The three tips of a day (2026-11-21). The server decides the day; the key keeps days apart. */
export function feedOfTheDayQuery(day: string) {
  return queryOptions({
    ...kept,
    queryKey: ['feed', day],
    queryFn: async ({ signal }): Promise<readonly ShownTip[]> =>
      (await request(dayDocument, {}, { signal })).feedOfTheDay.tips,
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
    // Comes when it is asked for.
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
type Listed = readonly ShownTip[] | Pages | undefined

const mark = (tips: readonly ShownTip[], id: string) =>
  tips.map((tip) => (tip.id === id ? { ...tip, isRead: true } : tip))

function marked(data: Listed, id: string): Listed {
  if (data === undefined) return undefined
  if (!('pages' in data)) return mark(data, id)
  return { ...data, pages: data.pages.map((part) => ({ ...part, tips: mark(part.tips, id) })) }
}

/** Counts a tip as read, and marks it in every list. */
export async function readTip(queries: QueryClient, id: string): Promise<void> {
  if (!(await recordReadFeed(queries, id))) return
  queries.setQueriesData<Listed>({ queryKey: ['feed'] }, (data: Listed) => marked(data, id))
}
