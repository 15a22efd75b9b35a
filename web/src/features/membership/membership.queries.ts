import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type {
  CheckoutCreateMutation,
  MembershipGetQuery,
  MembershipPlanGetManyQuery,
} from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { meQuery } from '#api/me.ts'

const plansDocument = graphql(`
  query MembershipPlanGetMany {
    membershipPlanGetMany {
      provider
      plans {
        id
        amount
        currency
        interval
      }
    }
  }
`)

const membershipDocument = graphql(`
  query MembershipGet {
    membershipGet {
      isMember
      viewerCanBuy
      viewerCanManage
      memberUntil
      joinedCompany
      memberships {
        source
        plan
        status
        amount
        currency
        interval
        cancelAtPeriodEnd
        renewsDate
        endsDate
        paymentFailedDate
        graceEndsDate
      }
    }
  }
`)

const checkoutDocument = graphql(`
  mutation CheckoutCreate($plan: ID!) {
    checkoutCreate(plan: $plan) {
      url
      isPortal
    }
  }
`)

const portalDocument = graphql(`
  query StripeCustomerPortalSession {
    stripeCustomerPortalSession {
      url
    }
  }
`)

const tierDocument = graphql(`
  mutation UpdateTier {
    updateTier
  }
`)

export type Plans = MembershipPlanGetManyQuery['membershipPlanGetMany']
export type Plan = Plans['plans'][number]
export type Membership = MembershipGetQuery['membershipGet']
export type MembershipPart = Membership['memberships'][number]
export type Checkout = CheckoutCreateMutation['checkoutCreate']

export const plansQuery = queryOptions({
  queryKey: ['membership', 'plans'],
  staleTime: 5 * 60_000,
  queryFn: async ({ signal }): Promise<Plans> =>
    (await request(plansDocument, {}, { signal })).membershipPlanGetMany,
})

/** The stored membership. Reloaded when the person comes back from paying. */
export const membershipQuery = queryOptions({
  queryKey: ['membership', 'own'],
  staleTime: 0,
  queryFn: async ({ signal }): Promise<Membership> =>
    (await request(membershipDocument, {}, { signal })).membershipGet,
})

/** A page to pay a plan at; the portal for a person who pays already. Throws AppError. */
export const createCheckout = async (plan: string): Promise<Checkout> =>
  (await request(checkoutDocument, { plan })).checkoutCreate

/** The address of the page to change the card or to cancel. Throws AppError. */
export const createPortal = async (): Promise<string> =>
  (await request(portalDocument, {})).stripeCustomerPortalSession.url

/** Lets the server ask the payment provider now. Throws AppError. */
export async function lookAgain(queries: QueryClient): Promise<string | null> {
  const { updateTier: tier } = await request(tierDocument, {})
  await Promise.all([
    queries.invalidateQueries({ queryKey: meQuery.queryKey }),
    queries.invalidateQueries({ queryKey: membershipQuery.queryKey }),
  ])
  return tier
}
