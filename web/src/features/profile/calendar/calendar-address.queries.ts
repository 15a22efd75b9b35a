import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { CalendarAddressGetQuery } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'

const addressDocument = graphql(`
  query CalendarAddressGet {
    calendarAddressGet {
      createdDate
      lastReadDate
    }
  }
`)

const createDocument = graphql(`
  mutation CalendarAddressCreate {
    calendarAddressCreate {
      address
      createdDate
      lastReadDate
    }
  }
`)

const deleteDocument = graphql(`
  mutation CalendarAddressDelete {
    calendarAddressDelete
  }
`)

/**
 * When the address was made (null without one) and last read. The address itself is stored as a
 * hash only.
 */
export type CalendarAddress = CalendarAddressGetQuery['calendarAddressGet']

/** Loads each time, because calendars read the address meanwhile. */
export const addressQuery = queryOptions({
  queryKey: ['calendar-address'],
  staleTime: 0,
  queryFn: async ({ signal }): Promise<CalendarAddress> =>
    (await request(addressDocument, {}, { signal })).calendarAddressGet,
})

/** Makes an address, which ends the earlier one. Answers it, only this once. Throws AppError. */
export async function createAddress(queries: QueryClient): Promise<string | null> {
  const { address, ...dates } = (await request(createDocument, {})).calendarAddressCreate
  await keep(queries, dates)
  return address
}

/** Ends the address at once. Throws AppError. */
export async function deleteAddress(queries: QueryClient): Promise<void> {
  await request(deleteDocument, {})
  await keep(queries, { createdDate: null, lastReadDate: null })
}

async function keep(queries: QueryClient, address: CalendarAddress): Promise<void> {
  await queries.cancelQueries({ queryKey: addressQuery.queryKey })
  queries.setQueryData(addressQuery.queryKey, address)
}
