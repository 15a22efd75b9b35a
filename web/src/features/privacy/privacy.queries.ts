import { queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { WhoSeesWhatQuery } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'

const whoSeesDocument = graphql(`
  query WhoSeesWhat {
    whoSeesWhat {
      group
      you
      colleagues
      companyAdmins
      appAdmins
      partners
      partnerSees
      operators
      isCopied
      kept {
        what
        days
      }
    }
  }
`)

const closeDocument = graphql(`
  mutation CloseAccount($_id: ID!) {
    userDelete(_id: $_id) {
      deletionDate
    }
  }
`)

const closingDocument = graphql(`
  query Closing {
    me {
      deletionDate
    }
  }
`)

const keepDocument = graphql(`
  mutation KeepAccount {
    userKeep
  }
`)

const keepByLinkDocument = graphql(`
  mutation KeepAccountByLink($code: String!) {
    userKeepByLink(code: $code)
  }
`)

export type VisibleData = WhoSeesWhatQuery['whoSeesWhat'][number]

export const whoSeesQuery = queryOptions({
  queryKey: ['privacy', 'who-sees'],
  queryFn: async ({ signal }): Promise<VisibleData[]> =>
    (await request(whoSeesDocument, {}, { signal })).whoSeesWhat,
})

/** When the person's closed account will be erased, as an ISO instant; null if open. */
export const closingQuery = queryOptions({
  queryKey: ['privacy', 'closing'],
  queryFn: async ({ signal }): Promise<string | null> =>
    (await request(closingDocument, {}, { signal })).me.deletionDate,
})

/** Closes the account. Returns the instant until which it can be kept. Throws AppError. */
export const closeAccount = async (_id: string): Promise<string | null> =>
  (await request(closeDocument, { _id })).userDelete.deletionDate

/** Opens the person's closed account again. Throws AppError. */
export const keepAccount = async (): Promise<void> => {
  await request(keepDocument, {})
}

/** Opens it again by a mailed link. Throws AppError, INVALID_CODE if the link is not valid. */
export const keepByLink = async (code: string): Promise<void> => {
  await request(keepByLinkDocument, { code }, { anonymous: true })
}
