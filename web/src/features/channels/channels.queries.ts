import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { CompanyChannelCreateInput, CompanyChannelFragment } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'

void graphql(`
  fragment CompanyChannel on CompanyChannel {
    _id
    kind
    name
    host
    ending
    who
    isOn
    isStopped
    lastSentDate
    lastError
  }
`)

const listDocument = graphql(`
  query CompanyChannels {
    companyChannelGetMany {
      ...CompanyChannel
    }
  }
`)

const createDocument = graphql(`
  mutation CreateCompanyChannel($obj: CompanyChannelCreateInput!) {
    companyChannelCreate(obj: $obj) {
      secret
      channel {
        ...CompanyChannel
      }
    }
  }
`)

const turnDocument = graphql(`
  mutation TurnCompanyChannel($_id: ID!, $isOn: Boolean!) {
    companyChannelUpdate(_id: $_id, isOn: $isOn) {
      ...CompanyChannel
    }
  }
`)

const testDocument = graphql(`
  mutation TestCompanyChannel($_id: ID!) {
    companyChannelTest(_id: $_id) {
      ...CompanyChannel
    }
  }
`)

const deleteDocument = graphql(`
  mutation DeleteCompanyChannel($_id: ID!) {
    companyChannelDelete(_id: $_id) {
      _id
    }
  }
`)

export type Channel = CompanyChannelFragment

/** The channels of the viewer's company, oldest first. */
export const channelsQuery = queryOptions({
  queryKey: ['channels'],
  staleTime: 0,
  refetchOnWindowFocus: true,
  queryFn: async ({ signal }): Promise<readonly Channel[]> =>
    (await request(listDocument, {}, { signal })).companyChannelGetMany,
})

const { queryKey } = channelsQuery

async function keep(queries: QueryClient, saved: Channel): Promise<Channel> {
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, (all) => all?.map((one) => (one._id === saved._id ? saved : one)))
  return saved
}

/** Adds a channel. Returns the secret of a webhook, which is answered only once. Throws AppError. */
export async function createChannel(
  queries: QueryClient,
  obj: CompanyChannelCreateInput,
): Promise<string | null> {
  const { secret, channel } = (await request(createDocument, { obj })).companyChannelCreate
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, (all) => all && [...all, channel])
  return secret
}

export const turnChannel = async (queries: QueryClient, _id: string, isOn: boolean) =>
  keep(queries, (await request(turnDocument, { _id, isOn })).companyChannelUpdate)

/** Sends a test message; `lastError` is null if the channel accepted it. Throws AppError. */
export const testChannel = async (queries: QueryClient, _id: string) =>
  keep(queries, (await request(testDocument, { _id })).companyChannelTest)

export async function deleteChannel(queries: QueryClient, _id: string): Promise<void> {
  await request(deleteDocument, { _id })
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, (all) => all?.filter((one) => one._id !== _id))
}
