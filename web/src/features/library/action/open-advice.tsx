import { AdviceReading } from '#advice/advice-reading.tsx'
import { AdviceActions } from '#advice/saving/advice-actions.tsx'
import { useSaved } from '#advice/saving/saved.ts'
import type { ImpactAction, ImpactAdvice } from '#api/content-tables.ts'
import { useMe } from '#api/me.ts'
import { adviceFields } from '#features/library/library.rules.ts'
import type { Entity } from '#lib/entities.ts'

type Props = {
  action: ImpactAction
  advice: ImpactAdvice
  /** Of all the advice of the action: what is saved is asked for once. */
  ids: readonly string[]
  entity: Entity
  category: string
}

/** The piece of advice that is open, to read and to save for the entity. */
export function OpenAdvice({ action, advice, ids, entity, category }: Props) {
  const person = useMe()._id
  const saved = useSaved(person, entity, ids)
  return (
    <AdviceReading
      key={advice.id}
      advice={advice}
      actionTitle={action.title}
      actions={
        <AdviceActions
          person={person}
          fields={adviceFields({ action, advice, category, entity })}
          saved={saved.get(advice.id)}
        />
      }
    />
  )
}
