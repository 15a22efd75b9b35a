import { earlyRead } from '#api/early.ts'
import { graphql } from '#api/generated/gql.ts'
import type { MeQuery } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'

const meDocument = graphql(`
  query Me {
    me {
      _id
      version
      email
      firstName
      lastName
      avatar
      isAppAdmin
      isPublicUser
      viewerCanAdminister
      viewerCanAdministerApp
      emailVerified
      showWelcomeDialog
      hasUnreadNews
      tier
      entityOrder
      timeZone
      sessionState
      company {
        _id
        name
        require2FA
      }
    }
  }
`)

/** The signed-in person; null only inside pages that work without a sign-in. */
export type Me = MeQuery['me']

export const earlyMe = earlyRead(async (signal): Promise<Me> => {
  return (await request(meDocument, {}, { signal })).me
})
