import { queryOptions } from '@tanstack/react-query'
import { lasting } from '#advice/records.ts'
import { idsFormula, listAllContent } from '#api/content.ts'
import type { WholeGoal } from '#features/goals/goals.queries.ts'
import type { PlanHelp } from './plan.rules.ts'

const none: PlanHelp = { planWhen: '', planThen: '', planObstacle: '', planIfThen: '' }

const byIds = (ids: readonly string[]) => ({ filterByFormula: idsFormula(ids) })

/**
 * What the advice of a goal, and its chosen help, suggest for the plan. Missing content is no
 * error.
 */
export function planHelpQuery(goal: WholeGoal) {
  const helpIds = goal.advices.map(({ id }) => id)
  return queryOptions({
    queryKey: ['content', 'plan-help', goal.adviceId, helpIds],
    gcTime: lasting.gcTime,
    staleTime: (query: { state: { data: PlanHelp | undefined } }) =>
      query.state.data === none ? 0 : lasting.staleTime,
    queryFn: async ({ signal }): Promise<PlanHelp> => {
      try {
        return await readHelp(goal.adviceId, helpIds, signal)
      } catch {
        return none
      }
    },
  })
}

async function readHelp(
  adviceId: string | null,
  helpIds: readonly string[],
  signal: AbortSignal,
): Promise<PlanHelp> {
  const [advice, helps] = await Promise.all([
    adviceId ? listAllContent('impact-advice', byIds([adviceId]), { signal }) : [],
    helpIds.length > 0 ? listAllContent('implementation-advice', byIds(helpIds), { signal }) : [],
  ])
  const { when = '', then = '', challengeIds = [] } = advice[0] ?? {}
  const help = helps.find((one) => one.id === helpIds[0])
  const challenges =
    help && challengeIds.length > 0
      ? await listAllContent('implementation-challenge', byIds(challengeIds), { signal })
      : []
  const challenge = challenges.find((one) => help && one.adviceIds?.includes(help.id))
  return {
    planWhen: when,
    planThen: then,
    planObstacle: help?.subchallenge ?? challenge?.title ?? '',
    planIfThen: help?.then ?? help?.title ?? '',
  }
}
