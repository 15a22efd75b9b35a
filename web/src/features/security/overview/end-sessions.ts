import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { type Session, sessionsQuery } from '#features/security/security.queries.ts'
import { showSnackbar } from '#shell/snackbar.ts'

const endOneDocument = graphql(`
  mutation EndSession($_id: ID!) {
    sessionDelete(_id: $_id) {
      _id
    }
  }
`)

const endOthersDocument = graphql(`
  mutation EndOtherSessions {
    sessionDeleteMany
  }
`)

/** Ends every session but this one. Answers how many there were. */
export const requestEndOthers = async (): Promise<number> =>
  (await request(endOthersDocument, {})).sessionDeleteMany

/** Ends sessions and takes them out of the list; what had ended already is gone as well. */
export function useEndSessions() {
  const queries = useQueryClient()
  const keep = (stays: (session: Session) => boolean) => {
    queries.setQueryData(sessionsQuery.queryKey, (list) => list?.filter(stays))
    return queries.invalidateQueries({ queryKey: ['security'] })
  }
  const endOne = useMutation({
    mutationFn: ({ _id }: Session) => request(endOneDocument, { _id }),
    onSuccess: (_, { _id, client }) => {
      showSnackbar({ text: t`${client} is signed off.`, color: 'info' })
      return keep((session) => session._id !== _id)
    },
  })
  const endOthers = useMutation({
    mutationFn: requestEndOthers,
    onSuccess: () => keep((session) => session.isCurrent),
  })
  return { endOne, endOthers }
}
