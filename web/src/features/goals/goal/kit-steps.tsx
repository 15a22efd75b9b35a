import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { KitStep } from '#api/content-tables.ts'
import { recordsQuery } from '#features/advice/records.ts'
import type { WholeGoal } from '#features/goals/goals.queries.ts'
import { useQuickChanges } from '#features/goals/goals.saving.ts'
import { cx } from '#lib/cx.ts'
import { toggle } from '#lib/toggle.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Fold } from '#ui/fold.tsx'
import { linkClass } from '#ui/link.tsx'

export type KitStepsProps = { goal: WholeGoal; kitId: string }

/** The steps of the goal's kit, to tick off. A kit that is gone shows nothing. */
export function KitSteps({ goal, kitId }: KitStepsProps) {
  const { t } = useLingui()
  const { data } = useQuery(recordsQuery('kit', [kitId]))
  const quick = useQuickChanges()
  const kit = data?.[0]
  if (!kit) return null
  // Ticks of steps that the kit no longer has are left out.
  const done = kit.steps.map(({ id }) => id).filter((id) => goal.stepsDone?.includes(id))
  const count = done.length
  const tick = (id: string) =>
    quick.save({ goal, change: { stepsDone: toggle(done, id) }, onSaved: () => {} })
  return (
    <section aria-label={t`Steps`} className="on-surface rounded-card p-6 sm:p-8">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lead">
          <Trans>Steps</Trans>
        </h2>
        <p role="status" className="text-note text-field-soft">
          <Trans>
            {count} of {kit.steps.length} done
          </Trans>
        </p>
      </div>
      <ol className="flex flex-col divide-y-2 divide-(--quiet)">
        {kit.steps.map((step) => (
          <li key={step.id}>
            <Step step={step} isDone={done.includes(step.id)} onTick={() => tick(step.id)} />
          </li>
        ))}
      </ol>
      <AppLink
        to={paths.kit(kitId)}
        className={linkClass('mt-3 inline-flex min-h-11 items-center')}
      >
        <Trans>Open the whole kit</Trans>
      </AppLink>
    </section>
  )
}

type StepProps = { step: KitStep; isDone: boolean; onTick: () => void }

function Step({ step, isDone, onTick }: StepProps) {
  return (
    <div className="py-1">
      <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-field has-focus-visible:outline-3">
        <input type="checkbox" className="peer sr-only" checked={isDone} onChange={onTick} />
        <span
          aria-hidden="true"
          className={cx(
            'grid size-7 shrink-0 place-items-center rounded-tile border-2 border-current',
            isDone && 'bg-strong text-on-strong',
          )}
        >
          {isDone && <Check className="size-4" strokeWidth={3} />}
        </span>
        <span dir="auto" className={cx('min-w-0 flex-1 font-semibold', isDone && 'line-through')}>
          {step.title}
        </span>
      </label>
      <Fold
        look="inline"
        title={
          <Trans>
            How<span className="sr-only">: {step.title}</span>
          </Trans>
        }
        className="-mt-2 ps-10"
      >
        <p dir="auto">{step.text}</p>
        {step.say && (
          <p dir="auto" className="mt-2 mb-2 font-display">
            {step.say}
          </p>
        )}
      </Fold>
    </div>
  )
}
