import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { AdviceFacts } from '#advice/advice-facts.tsx'
import { inOrder, recordsQuery } from '#advice/records.ts'
import type { ImpactAdvice } from '#api/content-tables.ts'
import { headline, leadOf } from '#features/flow/flow.labels.ts'
import { useSteering } from '#features/flow/flow.steering.ts'
import { saveFlowRun } from '#features/flow/flow.store.ts'
import { FlowFrame } from '#features/flow/flow-frame.tsx'
import { ReadingInvitation } from '#features/flow/reading-invitation.tsx'
import { useRun } from '#features/flow/run-context.ts'
import {
  hasCommonQuestion,
  isLimited,
  isWithin,
  limitFrom,
  MEASURES,
  NO_LIMITS,
  setLimits,
} from '#flow/limits.ts'
import type { FlowLimits, FlowQuestion } from '#flow/run.ts'
import { entityTone } from '#lib/entities.ts'
import { Lazy } from '#shell/lazy-part.tsx'
import { PageHelp } from '#shell/page-help.tsx'
import { Button } from '#ui/button.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { TextField } from '#ui/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { chosenAdvice } from './later-reading.ts'

const labels = { people: msg`People`, time: msg`Minutes`, budget: msg`Budget` }

const typed = (limits: FlowLimits) => ({
  people: `${limits.people ?? ''}`,
  time: `${limits.time ?? ''}`,
  budget: `${limits.budget ?? ''}`,
})

/** Pieces of advice to choose from; the chosen one opens and is read here. */
export function AdviceStep() {
  const run = useRun()
  const { t, i18n } = useLingui()
  const steer = useSteering(run)
  const reading = useRef<HTMLDivElement>(null)
  const question = run.questions[run.currentIndex] as FlowQuestion
  const { data } = useSuspenseQuery(recordsQuery('impact-advice', question.choices))
  const offered = inOrder(question.choices, data)
  const tone = entityTone[run.entity]
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
      lead={i18n._(leadOf(question.page, run.entity))}
      onBack={steer.previous}
      onNext={chosen ? steer.next : null}
      nextLabel={t`Next`}
      above={
        asks && (
          <CommonQuestion
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
          note: <AdviceFacts takes={one} />,
        }))}
        selected={chosen ? [chosen.id] : []}
        tone={tone}
        onSelect={(id) => open(offered.find((one) => one.id === id))}
      />
      {fitting.length === 0 && (
        <p className="text-lead text-field">
          <Trans>Nothing fits these limits. Clear one of them and look again.</Trans>
        </p>
      )}
    </FlowFrame>
  )
}

/** Scrolls and moves the focus together: the pressed card is out of view. */
function goTo(element: HTMLElement | null): void {
  if (element === null || matchMedia('(min-width: 64rem)').matches) return
  element.focus({ preventScroll: true })
  element.scrollIntoView({ behavior: 'smooth', block: 'start' })
}

type Props = {
  limits: FlowLimits
  onChange: (limits: FlowLimits) => void
  /** How many pieces of advice keep within the limits, of how many. */
  count: number
  total: number
}

/** The common question of the team flow: how many people, how long, how much, at most (product 5). */
function CommonQuestion({ limits, onChange, count, total }: Props) {
  const { i18n, t } = useLingui()
  const [text, setText] = useState(() => typed(limits))

  function change(measure: keyof FlowLimits, value: string) {
    setText({ ...text, [measure]: value })
    onChange({ ...limits, [measure]: limitFrom(value) })
  }

  function clear() {
    setText(typed(NO_LIMITS))
    onChange(NO_LIMITS)
  }

  return (
    <fieldset>
      <legend className="mb-1 font-display text-lead text-field">
        <span className="flex items-center gap-1">
          {t`What can you spare, at most?`}
          <PageHelp
            page="flow"
            labels={['people limit', 'time limit', 'budget limit']}
            name={t`About these limits`}
          />
        </span>
      </legend>
      <div className="grid grid-cols-3 gap-3">
        {MEASURES.map((measure) => (
          <TextField
            key={measure}
            label={i18n._(labels[measure])}
            placeholder={t`any`}
            inputMode="numeric"
            autoComplete="off"
            value={text[measure]}
            onChange={(event) => change(measure, event.target.value)}
          />
        ))}
      </div>
      <div className="mt-2 flex min-h-12 flex-wrap items-center gap-3">
        <p role="status" className="text-field-soft">
          <Plural value={count} one={`# of ${total} fits`} other={`# of ${total} fit`} />
        </p>
        {isLimited(limits) && (
          <Button variant="quiet" onClick={clear}>
            {t`Clear limits`}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
