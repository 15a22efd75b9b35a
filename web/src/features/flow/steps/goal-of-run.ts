import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#api/me.ts'
import { firstReview, type Review } from '#features/advice/plan/first-review.rules.ts'
import { planFrom } from '#features/advice/plan/plan-help.rules.ts'
import { isPlanned } from '#features/advice/plan/plan-words.rules.ts'
import { inOrder, recordsQuery } from '#features/advice/records.ts'
import type { SavedAdvice } from '#features/advice/saving/saved.rules.ts'
import { useSaved, useSaving } from '#features/advice/saving/saved.ts'
import { goalFields } from '#features/flow/run/goal-fields.ts'
import { questionOf } from '#features/flow/run/rules.ts'
import type { FlowRun } from '#features/flow/run/run.ts'
import { goalQuery } from '#features/goals/goals.queries.ts'
import type { PlanMoment } from '#features/messages/plan/plan-time.tsx'
import { addDays } from '#lib/dates.ts'
import { type LocalNow, localNow } from '#lib/moment.ts'
import type { FlowPage } from '#paths.ts'
import { errorText } from '#shell/error-text.ts'
import { showSnackbar } from '#shell/snackbar.ts'

export type GoalOfRun = ReturnType<typeof useGoalOfRun>

/** The goal of the run's advice: its plan or a suggested one, and how to save and plan it. */
export function useGoalOfRun(run: FlowRun) {
  const { advice, help, suggested } = useContentOf(run)
  const saved = useSaved(run.person, run.entity, idsOf(run, 'impact-advice')).get(advice?.id ?? '')
  const isGoal = saved?.isGoal === true
  const saving = useSaving(run.person)
  const zone = useMe().timeZone
  const queries = useQueryClient()
  const { data: stored } = useQuery({
    ...goalQuery(saved?._id ?? ''),
    enabled: isGoal && saved.version !== null,
  })
  const onError = (error: unknown) => showSnackbar({ text: errorText(error) })

  const save = useMutation({
    onError,
    mutationFn: async () => {
      const advices = help.map(({ id, title, body }) => ({ id, title, body }))
      if (advice) await saving.create(goalFields(run, advice), 'goal', advices)
    },
  })
  const planned = stored && isPlanned(stored) ? stored : null
  const [chosen, setChosen] = useState<Choices>({})
  const choose = useMutation({
    onMutate: (more) => setChosen((before) => ({ ...before, ...more })),
    onError: (error) => {
      setChosen({})
      onError(error)
    },
    mutationFn: async (more: Choices) => {
      if (!saved) return
      const isNew = isPlanned(suggested) && (await hasNoPlan(queries, saved))
      await saving.change(saved, { ...(isNew ? suggested : {}), ...more })
    },
  })
  const plan = planned ?? suggested
  const { startDate, reviewDate, reviewTime, planTime, planDays } = { ...stored, ...chosen }
  const day = startDate?.slice(0, 10) ?? null
  return {
    _id: saved?._id ?? '',
    title: advice?.title ?? '',
    entity: run.entity,
    isGoal,
    plan,
    save: () => save.mutate(),
    isSaving: save.isPending,
    isNew: save.isSuccess,
    /** The start day, 2026-11-23; null until one is chosen. */
    day,
    /** The first check-in; null until a start day is chosen. */
    review:
      day === null || !reviewDate
        ? null
        : { reviewDate: reviewDate.slice(0, 10), reviewTime: reviewTime ?? null },
    /** When the plan comes as a message; null until the person wants it. */
    moment: planTime && planDays ? { planTime, planDays } : null,
    start: (startDate: string) =>
      choose.mutate({ startDate, ...reviewAfter(plan.planWhen, startDate, localNow(zone)) }),
    moveReview: (review: Review) => choose.mutate(review),
    tell: (moment: PlanMoment) => choose.mutate(moment),
    /** The plan was changed elsewhere on the page. */
    reread: () => setChosen({}),
  }
}

/** What the person chose on this page, on top of the stored goal. */
type Choices = Partial<Review & PlanMoment & { startDate: string }>

/** After the moment of the plan; if it names no day, the day after the start. */
function reviewAfter(planWhen: string | null, startDate: string, now: LocalNow): Review {
  const review = firstReview(planWhen ?? '', startDate, now)
  return review ?? { reviewDate: addDays(startDate, 1), reviewTime: null }
}

/** Whether a goal surely has no plan of its own: a goal that can't be read now may have one. */
async function hasNoPlan(queries: QueryClient, saved: SavedAdvice): Promise<boolean> {
  if (saved.version === null) return true
  const query = { ...goalQuery(saved._id), retry: false }
  return queries.ensureQueryData(query).then(
    (goal) => goal !== null && !isPlanned(goal),
    () => false,
  )
}

const idsOf = (run: FlowRun, page: FlowPage) => questionOf(run, page)?.choices ?? []

/** The choices of the run, as the content has them, and the plan that they suggest. */
function useContentOf(run: FlowRun) {
  const chosen = (page: FlowPage) => questionOf(run, page)?.selected.map(({ id }) => id) ?? []
  // Not suspended: without a network, content that the steps did not need is missing.
  const advices = useQuery(recordsQuery('impact-advice', idsOf(run, 'impact-advice')))
  const challenges = useQuery(
    recordsQuery('implementation-challenge', idsOf(run, 'implementation-challenge')),
  )
  const helps = useQuery(recordsQuery('implementation-advice', idsOf(run, 'implementation-advice')))
  const advice = advices.data?.find(({ id }) => id === chosen('impact-advice')[0])
  const help = inOrder(chosen('implementation-advice'), helps.data ?? [])
  const challenge = challenges.data?.find(
    ({ id, adviceIds }) =>
      chosen('implementation-challenge').includes(id) && adviceIds?.includes(help[0]?.id ?? ''),
  )
  return { advice, help, suggested: planFrom({ advice, challenge, help: help[0] }) }
}
