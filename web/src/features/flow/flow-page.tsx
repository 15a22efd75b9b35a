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
import { chosenAdvice } from './steps/later-reading.ts'
import { QuestionStep } from './steps/question-step.tsx'

// Not needed by the first question; loaded before the person reaches it.

const categoryStep = lazyPart(async () => (await import('./steps/category-step.tsx')).CategoryStep)

const adviceStep = lazyPart(async () => {
  const [{ AdviceStep }] = await Promise.all([
    import('./steps/advice-step.tsx'),
    loadMessages('advice'),
  ])
  return AdviceStep
})

const helpStep = lazyPart(async () => {
  const [{ HelpStep }] = await Promise.all([
    import('./steps/help-step.tsx'),
    loadMessages('advice'),
  ])
  return HelpStep
})

const endStep = lazyPart(async () => (await import('./steps/end-step.tsx')).EndStep)

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
  useEffect(() => void painted().then(preloadSteps), [])
  const part = laterStep(run, isEnding)
  return (
    <RunContext value={run}>
      {part ? <Lazy part={part} placeholder={<PageLoading />} /> : <QuestionStep />}
    </RunContext>
  )
}

/** The step, if its code is loaded after the first question's. */
function laterStep(run: FlowRun, isEnding: boolean) {
  if (isEnding && canComplete(run)) return endStep
  const page = run.questions[run.currentIndex]?.page
  if (page === 'impact-category') return categoryStep
  if (page === 'impact-advice') return adviceStep
  return page === 'implementation-advice' ? helpStep : null
}

/** Loads all steps: neither code nor network may be missing within a run. */
function preloadSteps(): void {
  for (const part of [categoryStep, adviceStep, chosenAdvice, helpStep, endStep]) {
    part.load().catch(() => {})
  }
}
