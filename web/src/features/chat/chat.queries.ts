import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { ChatMessageFragment } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'

graphql(`
  fragment ChatMessage on ChatMessage {
    _id
    chatId
    text
    kind
    question
    asksWhom
    sentences {
      text
      sources
    }
    sources {
      n
      kind
      id
      title
      path
    }
    cards {
      kind
      id
      title
      reason
      path
    }
  }
`)

const chatDocument = graphql(`
  query Chat($_id: ID!) {
    chatGet(_id: $_id) {
      _id
      messages {
        ...ChatMessage
      }
    }
  }
`)

const chatsDocument = graphql(`
  query Chats {
    chatGetMany {
      _id
      title
      updatedDate
    }
  }
`)

const sendDocument = graphql(`
  mutation SendChat($obj: ChatSendInput!) {
    chatSend(obj: $obj) {
      ...ChatMessage
    }
  }
`)

const deleteDocument = graphql(`
  mutation DeleteChat($_id: ID!) {
    chatDelete(_id: $_id)
  }
`)

const chatKey = (id: string) => ['chats', id] as const

/** The messages of a chat; none of a new one, whose id is null. */
export const chatQuery = (id: string | null) =>
  queryOptions({
    queryKey: chatKey(id ?? 'new'),
    queryFn: async ({ signal }): Promise<ChatMessageFragment[]> =>
      id === null ? [] : (await request(chatDocument, { _id: id }, { signal })).chatGet.messages,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** One's own chats, the newest first. */
export const chatsQuery = queryOptions({
  queryKey: ['chats', 'all'],
  queryFn: async ({ signal }) => (await request(chatsDocument, {}, { signal })).chatGetMany,
})

/** Sends a message; the answer is added to its chat. */
export function useSend(chatId: string | null, onSent: (message: ChatMessageFragment) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (text: string) =>
      (await request(sendDocument, { obj: { chatId, text } })).chatSend,
    onSuccess: (message) => {
      queries.setQueryData(chatKey(message.chatId), (before: ChatMessageFragment[] = []) => [
        ...before,
        message,
      ])
      void queries.invalidateQueries({ queryKey: chatsQuery.queryKey })
      onSent(message)
    },
  })
}

export function useDeleteChat(onDeleted: (id: string) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (_id: string) => (await request(deleteDocument, { _id })).chatDelete,
    onSuccess: async (id) => {
      onDeleted(id)
      await queries.invalidateQueries({ queryKey: chatsQuery.queryKey })
      queries.removeQueries({ queryKey: chatKey(id) })
    },
  })
}
