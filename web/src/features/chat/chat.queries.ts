import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
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
    draft
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
      action
      situation
      reason
      path
      told
    }
    closest {
      title
      situation
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
  query Chats($first: Int, $after: ID) {
    chatSettings {
      writer
      reader
    }
    chatGetMany(first: $first, after: $after) {
      _id
      title
      updatedDate
    }
  }
`)

const sendDocument = graphql(`
  mutation SendMessage($obj: ChatSendInput!) {
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

/**
 * The messages of a chat; a new chat, whose id is null, has none. It is read again when the person
 * comes back to this tab, because another tab may have gone on with it.
 */
export const chatQuery = (id: string | null) =>
  queryOptions({
    queryKey: chatKey(id ?? 'new'),
    queryFn: async ({ signal }): Promise<ChatMessageFragment[]> =>
      id === null ? [] : (await request(chatDocument, { _id: id }, { signal })).chatGet.messages,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: id === null ? false : 'always',
  })

const chatsPage = 25

/**
 * The person's chats in pages, newest first, and the language models that read messages, if any.
 */
export const chatsQuery = infiniteQueryOptions({
  queryKey: ['chats', 'all'],
  initialPageParam: null as string | null,
  queryFn: ({ signal, pageParam }) =>
    request(chatsDocument, { first: chatsPage, after: pageParam }, { signal }),
  getNextPageParam: ({ chatGetMany }) =>
    chatGetMany.length < chatsPage ? null : (chatGetMany.at(-1)?._id ?? null),
})

type SentMessage = { message: ChatMessageFragment; from: string | null }

/** Sends a message; the answer is added to its chat. */
export function useSend(chatId: string | null, onSent: (sent: SentMessage) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (text: string): Promise<SentMessage> => {
      const { chatSend } = await request(sendDocument, { obj: { chatId, text } })
      return { message: chatSend, from: chatId }
    },
    onSuccess: (sent) => {
      const { message, from } = sent
      // A chat without any kept message continues as another one.
      const shown = queries.getQueryData<ChatMessageFragment[]>(chatKey(from ?? 'new')) ?? []
      queries.setQueryData(chatKey(message.chatId), (before: ChatMessageFragment[] = shown) => [
        ...before,
        message,
      ])
      void queries.invalidateQueries({ queryKey: chatsQuery.queryKey })
      onSent(sent)
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
