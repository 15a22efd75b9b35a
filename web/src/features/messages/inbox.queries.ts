import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { InboxQuery, SentMessagesQuery } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'

const unreadDocument = graphql(`
  query InboxUnread {
    inboxGet {
      unread
    }
  }
`)

const inboxDocument = graphql(`
  query Inbox {
    inboxGet {
      unread
      messages {
        _id
        kind
        subject
        path
        createdDate
        readDate
      }
    }
  }
`)

const readDocument = graphql(`
  mutation ReadInbox($ids: [ID!]) {
    inboxRead(ids: $ids)
  }
`)

const sentDocument = graphql(`
  query SentMessages {
    messageSentGetMany {
      _id
      kind
      channel
      subject
      createdDate
      sentDate
      state
    }
  }
`)

type Inbox = InboxQuery['inboxGet']
export type InboxMessage = Inbox['messages'][number]
export type SentMessage = SentMessagesQuery['messageSentGetMany'][number]

export const unreadQuery = queryOptions({
  queryKey: ['inbox', 'unread'],
  refetchOnWindowFocus: true,
  queryFn: async ({ signal }): Promise<number> =>
    (await request(unreadDocument, {}, { signal })).inboxGet.unread,
})

/** One's messages of the last 30 days, newest first. */
export const inboxQuery = queryOptions({
  queryKey: ['inbox', 'list'],
  staleTime: 0,
  refetchOnWindowFocus: true,
  queryFn: async ({ client, signal }): Promise<Inbox> => {
    const { inboxGet } = await request(inboxDocument, {}, { signal })
    client.setQueryData(unreadQuery.queryKey, inboxGet.unread)
    return inboxGet
  },
})

/** The emails and texts to oneself of the last 30 days, newest first. */
export const sentQuery = queryOptions({
  queryKey: ['messages', 'sent'],
  staleTime: 0,
  queryFn: async ({ signal }): Promise<readonly SentMessage[]> =>
    (await request(sentDocument, {}, { signal })).messageSentGetMany,
})

/** Marks messages as read, all without ids; shows it at once. Throws AppError. */
export async function markRead(queries: QueryClient, ids?: string[]): Promise<void> {
  const readDate = new Date().toISOString()
  await queries.cancelQueries({ queryKey: ['inbox'] })
  const inbox = queries.getQueryData(inboxQuery.queryKey)
  if (inbox !== undefined) {
    const messages = inbox.messages.map((one) =>
      one.readDate === null && (ids?.includes(one._id) ?? true) ? { ...one, readDate } : one,
    )
    const newly = messages.filter((one, at) => one !== inbox.messages[at]).length
    const unread = ids === undefined ? 0 : Math.max(0, inbox.unread - newly)
    queries.setQueryData(inboxQuery.queryKey, { unread, messages })
    queries.setQueryData(unreadQuery.queryKey, unread)
  }
  try {
    await request(readDocument, { ids: ids ?? null })
  } finally {
    void queries.invalidateQueries({ queryKey: ['inbox'] })
  }
}
