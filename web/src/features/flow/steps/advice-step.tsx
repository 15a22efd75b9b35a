import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ImpactAdvice } from '#api/content-tables.ts'
import { AdviceFacts } from '#features/advice/advice-facts.tsx'
import { FitReason } from '#features/advice/fit/fit-reason.tsx'
import { inOrder, recordsQuery } from '#features/advice/records.ts'
import { flowFitQuery } from '#features/flow/flow.fit.ts'
import { headline, leadOf } from '#features/flow/flow.labels.ts'
import { useSteering } from '#features/flow/flow.steering.ts'
import { saveFlowRun } from '#features/flow/flow.store.ts'
import { FlowFrame } from '#features/flow/flow-frame.tsx'
import { ReadingInvitation } from '#features/flow/reading-invitation.tsx'
import { byFit } from '#features/flow/run/fit.ts'
import { hasCommonQuestion, isWithin, setLimits } from '#features/flow/run/limits.ts'
import { questionOf } from '#features/flow/run/rules.ts'
import type { FlowLimits, FlowQuestion } from '#features/flow/run/run.ts'
import { useRun } from '#features/flow/run-context.ts'
import { type Entity, entityTone } from '#lib/entities.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Limits } from './limits.tsx'
import { StartAgain } from './start-again.tsx'

export const chosenAdvice = lazyPart(async () => (await import('./chosen-advice.tsx')).ChosenAdvice)

const kitsOfAction = lazyPart(
  async () => (await import('#features/advice/kits/kits-of-action.tsx')).KitsOfAction,
)

/** Pieces of advice to choose from; the chosen one opens and is read here. */
export function AdviceStep() {
  const run = useRun()
  const { t, i18n } = useLingui()
  const steer = useSteering(run)
  const reading = useRef<HTMLDivElement>(null)
  const question = run.questions[run.currentIndex] as FlowQuestion
  const { data } = useSuspenseQuery(recordsQuery('impact-advice', question.choices))
  // Frozen, so that nothing moves below a finger when the order arrives.
  const [fit] = useState(run.fit)
  const offered = byFit(inOrder(question.choices, data), fit, (one) => [one.id])
  const tone = entityTone[run.entity]
  const action = questionOf(run, 'impact-action')?.selected[0]
  const asks = hasCommonQuestion(run)
  const fitting = asks ? offered.filter((one) => isWithin(one, run.limits)) : offered
  const chosen = fitting.find((one) => one.id === question.selected[0]?.id)

  function open(advice: ImpactAdvice | undefined) {
    if (!advice) return
    steer.choose(advice)
    // On a phone the page opens below the cards.
    requestAnimationFrame(() => goTo(reading.current))
  }

  const limit = (limits: FlowLimits) =>
    saveFlowRun(setLimits(run, limits, new Map(offered.map((one) => [one.id, one]))))

  return (
    <FlowFrame
      run={run}
      title={i18n._(headline[question.page])}
      lead={i18n._(leadOf(question.page, run.entity, offered.length))}
      onBack={steer.previous}
      onNext={chosen ? steer.next : null}
      nextLabel={t`Next`}
      above={
        asks && (
          <Limits
            limits={run.limits}
            onChange={limit}
            count={fitting.length}
            total={offered.length}
          />
        )
      }
      reading={
        chosen ? (
          <div ref={reading} tabIndex={-1} className="scroll-mt-4 outline-none">
            <Lazy
              part={chosenAdvice}
              placeholder={<Skeleton className="late h-[90dvh] lg:h-150" />}
            />
          </div>
        ) : (
          <ReadingInvitation tone={tone}>
            <Trans>Which one fits your week?</Trans>
          </ReadingInvitation>
        )
      }
    >
      <ChoiceGroup
        label={t`Advice`}
        choices={fitting.map((one) => ({
          id: one.id,
          title: one.title,
          text: one.situation,
          note: <Note advice={one} entity={run.entity} />,
        }))}
        selected={chosen ? [chosen.id] : []}
        tone={tone}
        onSelect={(id) => open(offered.find((one) => one.id === id))}
      />
      {action && <Lazy part={kitsOfAction} placeholder={null} props={{ action: action.id }} />}
      {offered.length === 0 && <StartAgain />}
      {offered.length > 0 && fitting.length === 0 && (
        <p className="text-lead text-field">
          <Trans>Nothing fits these limits. Change or clear them.</Trans>
        </p>
      )}
    </FlowFrame>
  )
}

/** The effort that the advice takes, and why it fits, if the server gave these. */
function Note({ advice, entity }: { advice: ImpactAdvice; entity: Entity }) {
  const { data } = useQuery(flowFitQuery(entity))
  const reasons = data?.fitGet.pieces.find(({ adviceId }) => adviceId === advice.id)?.reasons
  return (
    <>
      <AdviceFacts takes={advice} />
      {reasons && <FitReason reasons={reasons} />}
    </>
  )
}

/** Scrolls and moves the focus together: the pressed card is out of view. */
function goTo(element: HTMLElement | null): void {
  if (element === null || matchMedia('(min-width: 64rem)').matches) return
  element.focus({ preventScroll: true })
  element.scrollIntoView({ behavior: 'smooth', block: 'start' })
}
