import { queryOptions } from '@tanstack/react-query'
import { idsFormula, listAllContent } from '#api/content.ts'
import { lasting } from '#features/advice/records.ts'
import { type PlanHelp, planFrom } from './plan-help.rules.ts'

/** The suggested plan, and the advice's smallest version; '' if the content has none. */
export type SuggestedPlan = PlanHelp & { smallest: string }

const none: SuggestedPlan = { ...planFrom({}), smallest: '' }

const byIds = (ids: readonly string[]) => ({ filterByFormula: idsFormula(ids) })

type AdvisedGoal = {
  adviceId: string | null
  kitId: string | null
  advices: readonly { id: string }[]
}

/** The plan that a goal's advice and its chosen help suggest. Missing content is no error. */
export function planHelpQuery(goal: AdvisedGoal) {
  const helpIds = goal.advices.map(({ id }) => id)
  return queryOptions({
    queryKey: ['content', 'plan-help', goal.adviceId, helpIds],
    gcTime: lasting.gcTime,
    staleTime: (query: { state: { data: SuggestedPlan | undefined } }) =>
      query.state.data === none ? 0 : lasting.staleTime,
    queryFn: async ({ signal }): Promise<SuggestedPlan> => {
      try {
        if (goal.kitId) return await readKit(goal.kitId, signal)
        return await readHelp(goal.adviceId, helpIds, signal)
      } catch {
        return none
      }
    },
  })
}

async function readKit(id: string, signal: AbortSignal): Promise<SuggestedPlan> {
  const [kit] = await listAllContent('kit', byIds([id]), { signal })
  return { ...planFrom({ advice: kit }), smallest: '' }
}

async function readHelp(
  adviceId: string | null,
  helpIds: readonly string[],
  signal: AbortSignal,
): Promise<SuggestedPlan> {
  const [[advice], helps] = await Promise.all([
    adviceId ? listAllContent('impact-advice', byIds([adviceId]), { signal }) : [],
    helpIds.length > 0 ? listAllContent('implementation-advice', byIds(helpIds), { signal }) : [],
  ])
  const help = helps.find((one) => one.id === helpIds[0])
  const challengeIds = (help && advice?.challengeIds) ?? []
  const challenges =
    challengeIds.length > 0
      ? await listAllContent('implementation-challenge', byIds(challengeIds), { signal })
      : []
  const challenge = challenges.find((one) => help && one.adviceIds?.includes(help.id))
  return { ...planFrom({ advice, challenge, help }), smallest: advice?.smallest ?? '' }
}
