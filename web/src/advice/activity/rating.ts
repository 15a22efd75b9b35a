import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { post } from '#api/outbox.ts'

const likedDocument = graphql(`
  query LikedAdvice($id: String!) {
    likedActionGetById(id: $id)
  }
`)

const likeDocument = graphql(`
  mutation LikeAdvice($id: String!, $liked: Int) {
    likedActionUpdateById(id: $id, liked: $liked)
  }
`)

/** 4 is the best (product 4, feedback choices); null: not said yet. */
type Liked = number | null

const likedQuery = (id: string) =>
  queryOptions({
    queryKey: ['liked', id],
    queryFn: async ({ signal }): Promise<Liked> =>
      (await request(likedDocument, { id }, { signal })).likedActionGetById ?? null,
  })

/** How helpful this person found a piece of advice, and the way to say it, kept until it is sent. */
export function useLiked(person: string, id: string) {
  const queries = useQueryClient()
  const { queryKey } = likedQuery(id)
  const { data = null } = useQuery(likedQuery(id))
  const saying = useMutation({
    mutationFn: (liked: number) =>
      post({
        person,
        operation: 'likedActionUpdateById',
        document: likeDocument,
        variables: { id, liked },
      }),
    onMutate: async (liked) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey) ?? null
      queries.setQueryData(queryKey, liked)
      return before
    },
    // The newest answer stays, whatever came of an older one.
    onError: (_error, liked, before) =>
      queries.setQueryData(queryKey, (now) => (now === liked ? (before ?? null) : now)),
  })
  return { liked: data, saying }
}
