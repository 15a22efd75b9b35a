import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { refreshIndex } from '#features/impact-index/impact-index.queries.ts'
import { errorText } from '#shell/error-text.ts'
import { showSnackbar } from '#shell/snackbar.ts'

const startDocument = graphql(`
  mutation StartPathWeek($pathId: ID!) {
    pathStepCreate(pathId: $pathId) {
      _id
      pathWeek
    }
  }
`)

/** Makes the goal of the next week of a path. */
export function useStartWeek(pathId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => request(startDocument, { pathId }),
    onSuccess: async () => {
      void refreshIndex(queries)
      await queries.invalidateQueries({ queryKey: ['goals'] })
      showSnackbar({ text: t`Added to My Impact Goal`, color: 'success' })
    },
    onError: (error) => showSnackbar({ text: errorText(error) }),
  })
}
