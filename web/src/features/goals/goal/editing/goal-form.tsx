import { Trans } from '@lingui/react/macro'
import { type ReactNode, Suspense } from 'react'
import { Later, type LaterPart, laterPart } from '#shell/later.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { LaterHelp } from './help-for.later.tsx'

// The goal is read first: what it is changed with is fetched beside its data.
const smartFields = laterPart(async () => (await import('./goal-fields.tsx')).SmartFields)
const planFields = laterPart(async () => (await import('./goal-fields.tsx')).PlanFields)

/** Fetches the code of the fields ahead. Failing is told where they are shown. */
export function preloadFields(): void {
  for (const part of [smartFields, planFields]) part.load().catch(() => {})
}

/** The questions of a SMART goal. */
export function SmartForm() {
  return (
    <Fields
      title={<Trans>Make it yours</Trans>}
      help={<LaterHelp label="smart goal" />}
      part={smartFields}
      shapes={Array(4).fill('h-45 lg:h-43')}
    />
  )
}

/** Dates, partner and note of a goal. */
export function PlanForm() {
  return (
    <Fields
      title={<Trans>Dates and notes</Trans>}
      part={planFields}
      shapes={['h-22', 'h-22', 'h-33', 'h-33']}
    />
  )
}

type FieldsProps = {
  title: ReactNode
  help?: ReactNode
  part: LaterPart
  /** The heights of the fields, so that nothing moves when they come. */
  shapes: readonly string[]
}

function Fields({ title, help, part, shapes }: FieldsProps) {
  const loading = <FieldsLoading shapes={shapes} />
  return (
    <section className="on-surface grid min-w-0 grid-cols-1 gap-6 rounded-card p-6 sm:p-8 lg:col-span-2 lg:grid-cols-2 lg:items-start">
      <div className="relative lg:col-span-2">
        <h2 className="pr-12 text-title">{title}</h2>
        <div className="absolute -top-2 -right-2">{help}</div>
      </div>
      <Suspense fallback={loading}>
        <Later part={part} placeholder={loading} />
      </Suspense>
    </section>
  )
}

function FieldsLoading({ shapes }: { shapes: readonly string[] }) {
  return (
    <div role="status" className="late grid gap-6 lg:col-span-2 lg:grid-cols-2">
      <VisuallyHidden>
        <Trans>Loading</Trans>
      </VisuallyHidden>
      {shapes.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes keep their places
        <div key={index} className={`flex flex-col gap-2 ${height}`}>
          <Skeleton className="h-6 w-28 rounded-pill" />
          <Skeleton className="flex-1 rounded-field" />
        </div>
      ))}
    </div>
  )
}
