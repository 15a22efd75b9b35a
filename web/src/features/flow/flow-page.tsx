import { useEffect } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { useMe } from '#api/me.ts'
import { arrive, canComplete } from '#features/flow/run/rules.ts'
import type { FlowRun } from '#features/flow/run/run.ts'
import { isEntity } from '#lib/entities.ts'
import { flowPages, paths } from '#paths.ts'
import { useBeginning } from './flow.beginning.ts'
import { currentFlowRun, saveFlowRun, useFlowRun } from './flow.store.ts'
import { RunContext } from './run-context.ts'
import { AdviceStep } from './steps/advice-step.tsx'
import { CategoryStep } from './steps/category-step.tsx'
import { EndStep } from './steps/end-step.tsx'
import { HelpStep } from './steps/help-step.tsx'
import { QuestionStep } from './steps/question-step.tsx'

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
  const Step = stepOf(run, isEnding)
  return (
    <RunContext value={run}>
      <Step />
    </RunContext>
  )
}

function stepOf(run: FlowRun, isEnding: boolean) {
  if (isEnding && canComplete(run)) return EndStep
  const page = run.questions[run.currentIndex]?.page
  if (page === 'impact-category') return CategoryStep
  if (page === 'impact-advice') return AdviceStep
  return page === 'implementation-advice' ? HelpStep : QuestionStep
}
