import { useLingui } from '@lingui/react/macro'
import type { FlowRun } from '#flow/run.ts'
import { entityTone } from '#lib/entities.ts'
import { StepDock } from '#ui/step-dock.tsx'

type Props = {
  run: FlowRun
  onBack: () => void
  /** Null while there is no way on; undefined where there is no such button. */
  onNext: (() => void) | null | undefined
  nextLabel: string
  className?: string
}

/** Where the run stands, the way back, the way on. */
export function FlowDock({ run, onBack, onNext, nextLabel, className }: Props) {
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
