import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { AppError } from '#api/errors.ts'
import { graphql } from '#api/generated/gql.ts'
import type { ChatMessageFragment } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { stream } from '#api/stream.ts'

graphql(`
  fragment ChatMessage on ChatMessage {
    _id
    chatId
    text
    kind
    question
    asksWhom
    isWritten
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

const deleteDocument = graphql(`
  mutation DeleteChat($_id: ID!) {
    chatDelete(_id: $_id)
  }
`)

const chatKey = (id: string) => ['chats', id] as const

/** The messages of a chat; a new chat, whose id is null, has none. */
export const chatQuery = (id: string | null) =>
  queryOptions({
    queryKey: chatKey(id ?? 'new'),
    queryFn: async ({ signal }): Promise<ChatMessageFragment[]> =>
      id === null ? [] : (await request(chatDocument, { _id: id }, { signal })).chatGet.messages,
    staleTime: Number.POSITIVE_INFINITY,
  })

const chatsPage = 25

/**
 * The person's chats in pages, newest first, and the language model that writes answers, if there
 * is one.
 */
export const chatsQuery = infiniteQueryOptions({
  queryKey: ['chats', 'all'],
  initialPageParam: null as string | null,
  queryFn: ({ signal, pageParam }) =>
    request(chatsDocument, { first: chatsPage, after: pageParam }, { signal }),
  getNextPageParam: ({ chatGetMany }) =>
    chatGetMany.length < chatsPage ? null : (chatGetMany.at(-1)?._id ?? null),
})

type Sentence = ChatMessageFragment['sentences'][number]

/**
 * Yields the answer to a message while it is written. Ends with the whole answer, or when it is
 * stopped.
 */
async function* answers(
  sent: { chatId: string | null; text: string },
  signal: AbortSignal,
): AsyncGenerator<ChatMessageFragment> {
  let shown: ChatMessageFragment | null = null
  try {
    for await (const { name, data } of stream('/chat/stream', sent, signal)) {
      shown = name === 'sentence' ? withSentence(shown, data) : (data as ChatMessageFragment)
      if (shown !== null) yield shown
      if (name === 'message') return
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
  if (!signal.aborted) throw new AppError('network', null, [])
}

const withSentence = (message: ChatMessageFragment | null, sentence: unknown) =>
  message && { ...message, sentences: [...message.sentences, sentence as Sentence] }

type SentMessage = { message: ChatMessageFragment; from: string | null }

/** Sends a message; the answer is added to its chat. `draft` is the part of the answer so far. */
export function useSend(chatId: string | null, onSent: (sent: SentMessage) => void) {
  const queries = useQueryClient()
  const [draft, setDraft] = useState<ChatMessageFragment | null>(null)
  const stopping = useRef<AbortController>(null)
  const sending = useMutation({
    mutationFn: async (text: string) => {
      stopping.current = new AbortController()
      let whole: ChatMessageFragment | null = null
      for await (const shown of answers({ chatId, text }, stopping.current.signal)) {
        whole = shown
        setDraft(shown)
      }
      return whole && { message: whole, from: chatId }
    },
    onSettled: () => setDraft(null),
    onSuccess: (sent) => {
      if (sent === null) return
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
  return { ...sending, draft, stop: () => stopping.current?.abort() }
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
