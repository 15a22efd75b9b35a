import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { ChatMemoryUpdateInput, MemoryFragment } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'

graphql(`
  fragment Memory on ChatMemory {
    state
    lines {
      _id
      text
    }
  }
`)

const memoryDocument = graphql(`
  query Memory {
    chatMemoryGetMany {
      ...Memory
    }
  }
`)

const updateDocument = graphql(`
  mutation UpdateMemory($obj: ChatMemoryUpdateInput!) {
    chatMemoryUpdate(obj: $obj) {
      ...Memory
    }
  }
`)

const forgetDocument = graphql(`
  mutation Forget($_id: ID) {
    chatMemoryDelete(_id: $_id) {
      ...Memory
    }
  }
`)

export type Line = MemoryFragment['lines'][number]

/**
 * The lines Mira remembers. She may have added one since the last read, so each page fetches them
 * again.
 */
export const memoryQuery = queryOptions({
  queryKey: ['chatMemory'],
  refetchOnMount: 'always',
  queryFn: async ({ signal }) => (await request(memoryDocument, {}, { signal })).chatMemoryGetMany,
})

/** Stores the server's answer as the current memory. */
function useChange<Given>(send: (given: Given) => Promise<MemoryFragment>, onDone?: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async (memory) => {
      await queries.cancelQueries({ queryKey: memoryQuery.queryKey })
      queries.setQueryData(memoryQuery.queryKey, memory)
      onDone?.()
    },
  })
}

/** Turns the memory on, off or to paused; adds a line or changes one. */
export const useUpdateMemory = (onDone?: () => void) =>
  useChange(
    async (obj: ChatMemoryUpdateInput) => (await request(updateDocument, { obj })).chatMemoryUpdate,
    onDone,
  )

/** Deletes one line for good, or all for null. */
export const useForget = (onDone?: () => void) =>
  useChange(
    async (_id: string | null) => (await request(forgetDocument, { _id })).chatMemoryDelete,
    onDone,
  )
