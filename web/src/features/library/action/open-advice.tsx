import { AdviceReading } from '#advice/advice-reading.tsx'
import { Later, laterPart } from '#shell/later.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { SaveProps } from './save-advice.tsx'

// The words come first; what is saved already has to be asked for anyway.
const saving = laterPart(async () => (await import('./save-advice.tsx')).SaveAdvice)

/** The piece of advice that is open, to read and to save for the entity. */
export function OpenAdvice(props: SaveProps) {
  const { action, advice } = props
  return (
    <AdviceReading
      key={advice.id}
      advice={advice}
      actionTitle={action.title}
      actions={
        <Later part={saving} props={props} placeholder={<Skeleton className="late h-12" />} />
      }
    />
  )
}
