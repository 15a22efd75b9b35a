import { questionOf } from './rules.ts'
import type { FlowRun } from './run.ts'

type AdviceText = { id: string; title: string; body: string }

/** The fields that a goal or bookmark stores from this run (product 3, goal). */
export function goalFields(run: FlowRun, advice: AdviceText) {
  const action = questionOf(run, 'impact-action')?.selected[0]
  const source = questionOf(run, 'impact-category') ?? questionOf(run, 'important-thing')
  const category =
    source?.selected.find((choice) => action && choice.leadsTo.includes(action.id)) ??
    source?.selected[0]
  return {
    adviceId: advice.id,
    impactAdviceId: advice.id,
    adviceTitle: advice.title,
    adviceBody: advice.body,
    actionId: action?.id ?? '',
    actionTitle: action?.title ?? '',
    category: category?.title ?? '',
    entity: run.entity,
  }
}
