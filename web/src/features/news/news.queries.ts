import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { type Me, meQuery } from '#api/me.ts'

const listDocument = graphql(`
  query News {
    newsGetMany {
      id
      date
      title
      text
      isUnread
    }
  }
`)

const readDocument = graphql(`
  mutation NewsRead($id: ID!) {
    newsRead(id: $id)
  }
`)

/** The news for this person, newest first. What is unread stays marked for as long as the page is open. */
export const newsQuery = queryOptions({
  queryKey: ['news'],
  queryFn: async ({ signal }) => (await request(listDocument, {}, { signal })).newsGetMany,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})

/** Tells the server, once, that the person has seen the news up to `newest`; the menu's mark goes. */
export function useMarkRead(newest: string | undefined): void {
  const queries = useQueryClient()
  const mark = useEffectEvent(async (id: string) => {
    try {
      await request(readDocument, { id })
      queries.setQueryData(meQuery.queryKey, (me: Me | undefined) =>
        me === undefined ? me : { ...me, hasUnreadNews: false },
      )
    } catch {
      // The mark stays; the next visit tries again.
    }
  })
  useEffect(() => {
    if (newest !== undefined) void mark(newest)
  }, [newest])
}
