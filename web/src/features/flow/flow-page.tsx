import { useEffect } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { useMe } from '#api/me.ts'
import { arrive, canComplete } from '#features/flow/run/rules.ts'
import type { FlowRun } from '#features/flow/run/run.ts'
import { isEntity } from '#lib/entities.ts'
import { loadMessages } from '#lib/i18n.ts'
import { painted } from '#lib/painted.ts'
import { flowPages, paths } from '#paths.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { useBeginning } from './flow.beginning.ts'
import { currentFlowRun, saveFlowRun, useFlowRun } from './flow.store.ts'
import { RunContext } from './run-context.ts'
import { AdviceStep, chosenAdvice } from './steps/advice-step.tsx'
import { CategoryStep } from './steps/category-step.tsx'
import { QuestionStep } from './steps/question-step.tsx'

// With the texts to read and the form of a goal, too heavy for the first question.
const helpStep = lazyPart(async () => (await import('./steps/help-step.tsx')).HelpStep)
const endStep = lazyPart(async () => {
  const [{ EndStep }] = await Promise.all([
    import('./steps/end-step.tsx'),
    // The texts of the plan's message and its form.
    loadMessages('goals'),
  ])
  return EndStep
})

/** Any page of the question flow: the step of the stored run, or a redirect to its current step. */
export function FlowPage() {
  const me = useMe()
  const { pathname, state } = useLocation()
  const [search] = useSearchParams()
  const kept = useFlowRun(me._id)
  const entity = search.get('entity')
  const page = flowPages.find((name) => pathname === `/flow/${name}`) ?? 'important-thing'
  const starts = search.has('start') && isEntity(entity) ? entity : null
  const begun = useBeginning(starts, me._id)

  const run = begun ?? kept
  const arrival = arrive(run, page, entity)
  if (arrival.to === 'home' || run === null) return <Navigate to={paths.home} replace />
  if (arrival.to === 'page') return <Navigate to={paths.flow(arrival.page, run.entity)} replace />
  const isEnding = (state as { ending?: boolean } | null)?.ending === true
  return <FlowStep key={`${page}${isEnding}`} run={arrival.run} isEnding={isEnding} />
}

function FlowStep({ run, isEnding }: { run: FlowRun; isEnding: boolean }) {
  // The address decides the step; the stored run follows.
  useEffect(() => {
    if (currentFlowRun()?.currentIndex !== run.currentIndex) saveFlowRun(run)
  })
  // Neither code nor network may be missing within a run.
  useEffect(() => void painted().then(loadLaterSteps), [])
  return <RunContext value={run}>{stepOf(run, isEnding)}</RunContext>
}

function loadLaterSteps(): void {
  for (const part of [chosenAdvice, helpStep, endStep]) part.load().catch(() => {})
}

function stepOf(run: FlowRun, isEnding: boolean) {
  const waiting = <PageLoading />
  if (isEnding && canComplete(run)) return <Lazy part={endStep} placeholder={waiting} />
  const page = run.questions[run.currentIndex]?.page
  if (page === 'impact-category') return <CategoryStep />
  if (page === 'impact-advice') return <AdviceStep />
  if (page === 'implementation-advice') return <Lazy part={helpStep} placeholder={waiting} />
  return <QuestionStep />
}
