import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { PartnersQuery, TypedDocumentString } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { errorText } from '#shell/error-text.ts'
import { showSnackbar } from '#shell/snackbar.ts'

const partnersDocument = graphql(`
  query Partners {
    partnerGetMany {
      _id
      state
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
        isAsked
        question {
          sentDate
          answer
          line
        }
      }
      shared {
        _id
        title
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

export const shareDocument = graphql(
  `mutation SharePartnerGoal($_id: ID!, $goalId: ID!) { partnerShareGoal(_id: $_id, goalId: $goalId) }`,
)

export const unshareDocument = graphql(
  `mutation UnsharePartnerGoal($_id: ID!, $goalId: ID!) { partnerUnshareGoal(_id: $_id, goalId: $goalId) }`,
)

export const askDocument = graphql(
  `mutation AskPartner($_id: ID!, $goalId: ID!) { partnerAsk(_id: $_id, goalId: $goalId) }`,
)

export type Partner = PartnersQuery['partnerGetMany'][number]
export type TheirGoal = Partner['goals'][number]
export type OwnSharedGoal = Partner['shared'][number]

/** A partner, an invitation or a blocked person with a name: every entry except unused links. */
export type NamedPartner = Partner & { person: NonNullable<Partner['person']> }
export const isNamed = (partner: Partner): partner is NamedPartner => partner.person !== null

/** Partners, invitations, blocked people, and whether colleagues can find the person. */
export const partnersQuery = queryOptions({
  queryKey: ['partners'],
  queryFn: ({ signal }) => request(partnersDocument, {}, { signal }),
})

/** The heading takes the focus if the pressed button is removed. */
function keepFocus(): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}

type Options<Result> = {
  /** The text of the snackbar after the change; null for no snackbar. */
  said: string | ((result: Result) => string | null)
  /** Whether the caller shows the error; otherwise the snackbar shows it. */
  isErrorShown?: boolean
}

/** A mutation that changes the list of partners; it ends once the new list is loaded. */
export function usePartnerChange<Result, Given>(
  document: TypedDocumentString<Result, Given>,
  { said, isErrorShown = false }: Options<Result>,
) {
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries({ queryKey: partnersQuery.queryKey })
  return useMutation({
    mutationFn: async (given: Given) => {
      const result = await request(document, given)
      await reload()
      return result
    },
    onSuccess: (result) => {
      const text = typeof said === 'string' ? said : said(result)
      if (text !== null) showSnackbar({ text, color: 'success' })
      setTimeout(keepFocus)
    },
    onError: (error) => {
      if (isErrorShown) return
      showSnackbar({ text: errorText(error) })
      void reload()
    },
  })
}
