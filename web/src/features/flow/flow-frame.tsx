import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import type { FlowRun } from '#features/flow/run/run.ts'
import { cx } from '#lib/cx.ts'
import { type Entity, entityLabel, entityTone } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { PageTitle } from '#shell/page-title.tsx'
import { preloadPage } from '#shell/preload.ts'
import { Chip } from '#ui/chip.tsx'
import { StepDock } from '#ui/step-dock.tsx'

type Props = {
  run: FlowRun
  /** The question, and one line below it. */
  title: string
  lead: string
  children: ReactNode
  /**
   * The page that a chosen answer opens: below the answers on a phone, beside them on a wide
   * screen.
   */
  reading?: ReactNode
  above?: ReactNode
  /** The choices so far, shown if there is room. */
  trail?: readonly string[]
  onBack: () => void
  /** null while an answer is missing; undefined if the answer itself leads on. */
  onNext: (() => void) | null | undefined
  nextLabel: string
}

/**
 * One step: entity, question, answers, and the bar with back and next. Two columns on wide screens.
 */
export function FlowFrame(props: Props) {
  const { run, title, lead, children, reading, above, trail = [], ...bar } = props
  const reads = reading !== undefined
  // Home stays reachable without a network.
  useEffect(() => preloadPage(paths.home), [])
  return (
    <div className={columns}>
      <header className={reads ? (above ? '' : 'lg:col-span-2') : besideAnswers}>
        <FlowHead entity={run.entity} title={title} lead={lead} />
        {!reads && <Trail titles={trail} />}
      </header>
      {above && <div className="min-w-0 lg:self-end">{above}</div>}
      <div className={cx('glide min-w-0', reads ? besidePage : wide)}>{children}</div>
      {reads && <div className="min-w-0 lg:col-start-2 lg:row-start-2">{reading}</div>}
      <FlowDock
        className={cx(barBelow, reads ? 'lg:row-start-2' : 'lg:row-span-2 lg:row-start-1')}
        run={run}
        {...bar}
      />
    </div>
  )
}

type HeadProps = { entity: Entity; title: string; lead: string }

/** Entity, question, and one line below it. */
export function FlowHead({ entity, title, lead }: HeadProps) {
  const { i18n } = useLingui()
  return (
    <>
      <Chip tone={entityTone[entity]}>{i18n._(entityLabel[entity])}</Chip>
      <PageTitle className="mt-4 text-field">{title}</PageTitle>
      <p className="mt-3 max-w-prose text-lead text-field-soft">{lead}</p>
    </>
  )
}

/** One column on a phone, two on a wide screen. */
export const columns =
  'grid gap-6 pb-28 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr] lg:-mb-2 lg:min-h-[calc(100dvh-7rem)] lg:gap-x-12 lg:pb-0'

// The grid areas of a wide screen. The padding at the bottom leaves room for the bar.
const besideAnswers =
  'self-start lg:sticky lg:top-10 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:pb-28'
const wide = 'lg:col-start-2 lg:row-span-2 lg:row-start-1'
const besidePage = 'self-start lg:sticky lg:top-6 lg:col-start-1 lg:row-start-2 lg:pb-24'
const barBelow = 'lg:sticky lg:bottom-6 lg:col-start-1 lg:self-end'

function Trail({ titles }: { titles: readonly string[] }) {
  const { t } = useLingui()
  if (titles.length === 0) return null
  return (
    <ol aria-label={t`Your way here`} className="mt-8 hidden flex-col gap-2 lg:flex">
      {titles.map((title) => (
        <li key={title} className="flex gap-3 text-field">
          <span aria-hidden="true" className="mt-2.5 size-2 shrink-0 rounded-pill bg-ink" />
          <span>{title}</span>
        </li>
      ))}
    </ol>
  )
}

type FlowDockProps = {
  run: FlowRun
  onBack: () => void
  /** null while disabled; undefined without a button. */
  onNext: (() => void) | null | undefined
  nextLabel: string
  className?: string
}

/** The progress of the run, with the buttons for the previous and the next step. */
function FlowDock({ run, onBack, onNext, nextLabel, className }: FlowDockProps) {
  const { t } = useLingui()
  const [step, total] = [run.currentIndex + 1, run.totalSteps]
  return (
    <StepDock
      label={t`Steps`}
      current={step}
      total={total}
      words={t`Step ${step} of ${total}`}
      back={{ label: run.currentIndex === 0 ? t`Back to home` : t`Back`, onClick: onBack }}
      next={onNext === undefined ? undefined : { label: nextLabel, onClick: onNext }}
      tone={entityTone[run.entity]}
      className={className}
    />
  )
}
