import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'

const fitDocument = graphql(`
  query FitGet($entity: String, $first: Int) {
    fitGet(entity: $entity, first: $first) {
      isOn
      pieces {
        adviceId
        title
        situation
        entity
        actionId
        time
        wish
        reasons {
          name
          value
        }
      }
    }
  }
`)

const wishDocument = graphql(`
  mutation UpdateAdviceWish($adviceId: ID!, $wish: String) {
    adviceWishUpdate(adviceId: $adviceId, wish: $wish)
  }
`)

const forgetDocument = graphql(`
  mutation ForgetAdviceWishes {
    adviceWishDeleteMany
  }
`)

/** The pieces of advice that fit best, and whether the person's answers are used. */
export const fitQuery = (first = 3) =>
  queryOptions({
    queryKey: ['fit', first],
    queryFn: async ({ signal }) => (await request(fitDocument, { first }, { signal })).fitGet,
  })

export type Wish = 'more' | 'notForMe'

/** Saves a wish for a piece of advice, or removes it (null), and updates the lists of advice. */
export function useWish(adviceId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wish: Wish | null) => request(wishDocument, { adviceId, wish }),
    onSuccess: (_data, wish) => {
      // A dismissed piece stays on screen with its "Undo" until the list is read again.
      if (wish !== 'notForMe') void queries.invalidateQueries({ queryKey: ['fit'] })
    },
  })
}

/** A fresh start: deletes all wishes, and reads feed and fitting advice again. */
export function useForgetWishes() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => request(forgetDocument, {}),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['fit'] })
      await queries.resetQueries({ queryKey: ['feed'] })
    },
  })
}
