import { AdviceReading } from '#advice/advice-reading.tsx'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { SaveProps } from './save-advice.tsx'

// The words come first; what is saved already has to be asked for anyway.
const saving = lazyPart(async () => (await import('./save-advice.tsx')).SaveAdvice)

/** The piece of advice that is open, to read and to save for the entity. */
export function OpenAdvice(props: SaveProps) {
  const { action, advice } = props
  return (
    <AdviceReading
      key={advice.id}
      advice={advice}
      actionTitle={action.title}
      actions={
        <Lazy part={saving} props={props} placeholder={<Skeleton className="late h-12" />} />
      }
    />
  )
}
