import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
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
import { addDays } from '#lib/dates.ts'
import { type LocalNow, localNow } from '#lib/moment.ts'
import type { FlowPage } from '#paths.ts'
import { errorText } from '#shell/error-text.ts'
import { showSnackbar } from '#shell/snackbar.ts'

const planDocument = graphql(`
  query PlanOfGoal($_id: ID!) {
    goalGet(_id: $_id) {
      planWhen
      planThen
      planObstacle
      planIfThen
      startDate
      reviewDate
      reviewTime
    }
  }
`)

const planQuery = (_id: string) =>
  queryOptions({
    queryKey: ['goals', 'plan', _id],
    queryFn: async ({ signal }) => (await request(planDocument, { _id }, { signal })).goalGet,
  })

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
    ...planQuery(saved?._id ?? ''),
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
  const start = useMutation({
    onError,
    mutationFn: async (dates: StartOfGoal) => {
      if (!saved) return
      const isNew = isPlanned(suggested) && (await hasNoPlan(queries, saved))
      await saving.change(saved, { ...(isNew ? suggested : {}), ...dates })
    },
  })
  const plan = planned ?? suggested
  const dates = start.isPending || start.isSuccess ? start.variables : stored
  const day = dates?.startDate?.slice(0, 10) ?? null
  const reviewDate = dates?.reviewDate?.slice(0, 10)
  return {
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
      day === null || !reviewDate ? null : { reviewDate, reviewTime: dates?.reviewTime ?? null },
    start: (startDate: string) =>
      start.mutate({ startDate, ...reviewAfter(plan.planWhen, startDate, localNow(zone)) }),
    moveReview: (review: Review) => day !== null && start.mutate({ startDate: day, ...review }),
  }
}

type StartOfGoal = Review & { startDate: string }

/** After the moment of the plan; if it names no day, the day after the start. */
function reviewAfter(planWhen: string | null, startDate: string, now: LocalNow): Review {
  const review = firstReview(planWhen ?? '', startDate, now)
  return review ?? { reviewDate: addDays(startDate, 1), reviewTime: null }
}

/** Whether a goal surely has no plan of its own: a goal that can't be read now may have one. */
async function hasNoPlan(queries: QueryClient, saved: SavedAdvice): Promise<boolean> {
  if (saved.version === null) return true
  const query = { ...planQuery(saved._id), retry: false }
  return queries.ensureQueryData(query).then(
    (plan) => !isPlanned(plan),
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
