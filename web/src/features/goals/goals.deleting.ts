import { t } from '@lingui/core/macro'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { errorText } from '#shell/error-text.ts'
import { showSnackbar, undoTime } from '#shell/snackbar.ts'
import { goalQuery, goalsQuery, keepGoal } from './goals.queries.ts'

const deleteDocument = graphql(`
  mutation DeleteGoal($_id: ID!) {
    goalDelete(_id: $_id) {
      _id
    }
  }
`)

const restoreDocument = graphql(`
  mutation RestoreGoal($_id: ID!) {
    goalRestore(_id: $_id) {
      ...WholeGoal
    }
  }
`)

/** History state of a deletion, so that the list can offer an undo. */
export type DeletedState = { deleted: { _id: string; title: string } }

/** Undoes a deletion. Also works after the page that deleted the goal is closed. */
export async function undoDelete(queries: QueryClient, _id: string): Promise<void> {
  try {
    const { goalRestore } = await request(restoreDocument, { _id })
    await keepGoal(queries, goalRestore)
    await queries.invalidateQueries({ queryKey: ['goals'] })
    // A restored goal is shared with no one.
    await queries.invalidateQueries({ queryKey: ['partners'] })
    showSnackbar({ text: t`Your goal is back.`, color: 'info', about: _id })
  } catch (error) {
    showSnackbar({ text: errorText(error) })
  }
}

/** Deletes a goal and offers to undo it; product 8, messages. */
export function useDeleteGoal(_id: string, onDeleted: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => request(deleteDocument, { _id }),
    onError: () => showSnackbar({ text: t`Error in deleting` }),
    onSuccess: async () => {
      onDeleted()
      queries.setQueryData(goalsQuery.queryKey, (list) => list?.filter((one) => one._id !== _id))
      queries.removeQueries({ queryKey: goalQuery(_id).queryKey })
      const run = () => void undoDelete(queries, _id)
      const action = { label: t`Undo`, run }
      showSnackbar({ text: t`Deleted`, color: 'info', timeout: undoTime, action, about: _id })
      await queries.invalidateQueries({ queryKey: ['goals'] })
    },
  })
}
