import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type {
  HouseEntryCreateInput,
  HouseEntryFragment,
  HouseEntryUpdateInput,
} from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'

void graphql(`
  fragment HouseEntry on HouseEntry {
    _id
    version
    kind
    title
    text
    link
  }
`)

const listDocument = graphql(`
  query HouseEntries {
    houseEntryGetMany {
      ...HouseEntry
    }
  }
`)

const createDocument = graphql(`
  mutation CreateHouseEntry($obj: HouseEntryCreateInput!) {
    houseEntryCreate(obj: $obj) {
      ...HouseEntry
    }
  }
`)

const updateDocument = graphql(`
  mutation UpdateHouseEntry($obj: HouseEntryUpdateInput!) {
    houseEntryUpdate(obj: $obj) {
      ...HouseEntry
    }
  }
`)

const deleteDocument = graphql(`
  mutation DeleteHouseEntry($_id: ID!) {
    houseEntryDelete(_id: $_id) {
      _id
    }
  }
`)

export type HouseEntry = HouseEntryFragment

/** The entries that the viewer's company wrote for Mira. */
export const entriesQuery = queryOptions({
  queryKey: ['house-knowledge'],
  staleTime: 0,
  refetchOnWindowFocus: true,
  queryFn: async ({ signal }): Promise<readonly HouseEntry[]> =>
    (await request(listDocument, {}, { signal })).houseEntryGetMany,
})

const { queryKey } = entriesQuery

async function keep(queries: QueryClient, saved: HouseEntry): Promise<HouseEntry> {
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, (all) =>
    all ? [...all.filter(({ _id }) => _id !== saved._id), saved] : all,
  )
  return saved
}

/** Adds an entry; idempotent by `_id`. Throws AppError. */
export const createEntry = async (queries: QueryClient, obj: HouseEntryCreateInput) =>
  keep(queries, (await request(createDocument, { obj })).houseEntryCreate)

/** Saves fields of an entry. Throws AppError; CONFLICT if `version` is not the newest. */
export const updateEntry = async (queries: QueryClient, obj: HouseEntryUpdateInput) =>
  keep(queries, (await request(updateDocument, { obj })).houseEntryUpdate)

/** The current entry; null if deleted. Throws AppError. */
export async function newestEntry(queries: QueryClient, id: string): Promise<HouseEntry | null> {
  const all = await queries.fetchQuery(entriesQuery)
  return all.find(({ _id }) => _id === id) ?? null
}

export async function deleteEntry(queries: QueryClient, _id: string): Promise<void> {
  await request(deleteDocument, { _id })
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, (all) => all?.filter((entry) => entry._id !== _id))
}
