import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { PartnersQuery } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { errorText } from '#shell/error-text.ts'
import { showSnackbar } from '#shell/snackbar.ts'

const partnersDocument = graphql(`
  query Partners {
    partnerGetMany {
      _id
      state
      byLink
      person {
        name
        firstName
        avatar
      }
      expires
      goals {
        _id
        title
        planWhen
        planThen
        progress
        reviewDate
        isAchieved
        isNudged
        isCheered
      }
      shared {
        _id
        title
        planWhen
        planThen
        progress
        reviewDate
        isAchieved
        cheeredDate
      }
    }
    me {
      _id
      version
      optContactByColleague
    }
  }
`)

const shareDocument = graphql(`
  mutation SharePartnerGoal($_id: ID!, $goalId: ID!) {
    partnerShareGoal(_id: $_id, goalId: $goalId)
  }
`)

const unshareDocument = graphql(`
  mutation UnsharePartnerGoal($_id: ID!, $goalId: ID!) {
    partnerUnshareGoal(_id: $_id, goalId: $goalId)
  }
`)

export type Partner = PartnersQuery['partnerGetMany'][number]
/** What a partner sees of a goal, and what its reader can do. */
export type TheirGoal = Partner['goals'][number]
export type OwnSharedGoal = Partner['shared'][number]

/** A partner, an invitation or a blocked person with a name: all but unused links. */
export type NamedPartner = Partner & { person: NonNullable<Partner['person']> }
export const isNamed = (partner: Partner): partner is NamedPartner => partner.person !== null

/** Partners, invitations, blocked people, and whether colleagues can find the person. */
export const partnersQuery = queryOptions({
  queryKey: ['partners'],
  queryFn: ({ signal }) => request(partnersDocument, {}, { signal }),
})

export const reloadPartners = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: partnersQuery.queryKey })

type OfGoal = { _id: string; goalId: string }

export const shareGoal = (of: OfGoal) => request(shareDocument, of)
export const unshareGoal = (of: OfGoal) => request(unshareDocument, of)

/** The heading takes the focus if the pressed button is gone. */
function keepFocus(): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}

/** A change of the list: waits for the new list, and says what happened or what failed. */
export function usePartnerChange<Given>(change: (given: Given) => Promise<unknown>, said: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (given: Given) => {
      await change(given)
      await reloadPartners(queries)
    },
    onSuccess: () => {
      showSnackbar({ text: said, color: 'success' })
      setTimeout(keepFocus)
    },
    onError: (error) => {
      showSnackbar({ text: errorText(error) })
      void reloadPartners(queries)
    },
  })
}
