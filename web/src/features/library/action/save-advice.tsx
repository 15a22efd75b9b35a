import { AdviceActions } from '#advice/saving/advice-actions.tsx'
import { useSaved } from '#advice/saving/saved.ts'
import type { ImpactAction, ImpactAdvice } from '#api/content-tables.ts'
import { useMe } from '#api/me.ts'
import { adviceFields } from '#features/library/library.rules.ts'
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
