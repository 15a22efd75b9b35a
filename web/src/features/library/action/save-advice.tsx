import type { ImpactAction, ImpactAdvice } from '#api/content-tables.ts'
import { useMe } from '#api/me.ts'
import { AdviceActions } from '#features/advice/saving/advice-actions.tsx'
import { adviceFields } from '#features/advice/saving/saved.rules.ts'
import { useSaved } from '#features/advice/saving/saved.ts'
import type { Entity } from '#lib/entities.ts'

export type SaveProps = {
  action: ImpactAction
  advice: ImpactAdvice
  ids: readonly string[]
  entity: Entity
  category: string
}

export function SaveAdvice({ action, advice, ids, entity, category }: SaveProps) {
  const person = useMe()._id
  const saved = useSaved(person, entity, ids)
  return (
    <AdviceActions
      person={person}
      fields={adviceFields({ action, advice, category, entity })}
      saved={saved.get(advice.id)}
    />
  )
}
