import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { cx } from '#lib/cx.ts'
import { progressLabel } from './goals.labels.ts'
import { type Progress, progressSteps, stepOf } from './goals.rules.ts'

type Props = {
  /** The goal whose progress it is, for screen readers. */
  about: string
  progress: string | null
  onChange: (progress: Progress) => void
  /** Whether the word "Progress" is visible above; else it is for screen readers only. */
  titled?: boolean
}

/**
 * Five steps as a radio group. Every step has its label if there is room, else only the current
 * one.
 */
export function ProgressSteps({ about, progress, onChange, titled = false }: Props) {
  const { i18n } = useLingui()
  const name = useId()
  const reached = stepOf(progress)
  return (
    <fieldset className="@container min-w-0">
      <legend className={titled ? 'mb-1 text-title font-display' : 'sr-only'}>
        <Trans>Progress</Trans>
        <span className="sr-only">: {about}</span>
      </legend>
      <div className="flex gap-1.5">
        {progressSteps.map((step, index) => (
          <Step
            key={step}
            name={name}
            words={i18n._(progressLabel[step])}
            filled={index <= reached}
            checked={index === reached}
            onChange={() => onChange(step)}
          />
        ))}
      </div>
      <p
        aria-hidden="true"
        className="flex justify-between gap-4 text-note font-semibold @min-[34rem]:hidden"
      >
        <span>{i18n._(progressLabel[progressSteps[reached] ?? progressSteps[0]])}</span>
        <span className="shrink-0 figures">
          {reached + 1}/{progressSteps.length}
        </span>
      </p>
    </fieldset>
  )
}

type StepProps = {
  name: string
  words: string
  filled: boolean
  checked: boolean
  onChange: () => void
}

function Step({ name, words, filled, checked, onChange }: StepProps) {
  return (
    <label
      title={words}
      className="group/step relative flex min-h-12 flex-1 cursor-pointer flex-col justify-center @min-[34rem]:justify-start @min-[34rem]:pt-3.5 @min-[34rem]:pb-1"
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChange}
        className="peer sr-only"
      />
      <span className="block h-4 w-full overflow-hidden rounded-pill outline-offset-3 outline-(--focus) peer-focus-visible:outline-3 edge transition-[scale] group-hover/step:[scale:1_1.25]">
        <span
          className={cx(
            'fill block h-full origin-left bg-(--on-field) transition-[scale] duration-250',
            filled ? '[scale:1_1]' : '[scale:0_1]',
          )}
        />
      </span>
      <span
        className={cx(
          'mt-1.5 block min-h-[2lh] text-note leading-tight @max-[34rem]:sr-only',
          checked && 'font-bold',
        )}
      >
        {words}
      </span>
    </label>
  )
}
