import { useQuery } from '@tanstack/react-query'
import { useMe } from '#api/me.ts'
import { inOrder, recordsQuery } from '#features/advice/records.ts'
import { useSaved } from '#features/advice/saving/saved.ts'
import type { WholeGoal } from '#features/goals/goals.queries.ts'
import { isEntity } from '#lib/entities.ts'
import { paths } from '#paths.ts'

/**
 * The step after an achieved goal: advice for the same action that is no goal yet, else a new flow
 * for the same people.
 */
export function useNextStep({ actionId, adviceId, entity }: WholeGoal): {
  to: string
  title: string | null
} {
  const actions = useQuery(recordsQuery('impact-action', actionId ? [actionId] : []))
  const ids = (actions.data?.[0]?.adviceIds ?? []).filter((id) => id !== adviceId)
  const saved = useSaved(useMe()._id, entity ?? '', ids)
  const advice = useQuery(recordsQuery('impact-advice', ids))
  const next = inOrder(ids, advice.data ?? []).find(({ id }) => !saved.get(id)?.isGoal)
  if (actionId && next) {
    return { to: paths.action({ action: actionId, advice: next.id, entity }), title: next.title }
  }
  return { to: isEntity(entity) ? paths.startFlow(entity) : paths.home, title: null }
}
