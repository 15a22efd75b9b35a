import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ImpactAction, ImpactAdvice } from '#api/content-tables.ts'
import { useMe } from '#api/me.ts'
import { AdviceActions } from '#features/advice/saving/advice-actions.tsx'
import { adviceFields } from '#features/advice/saving/saved.rules.ts'
import { useSaved } from '#features/advice/saving/saved.ts'
import type { Entity } from '#lib/entities.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { showSnackbar } from '#shell/snackbar.ts'

export type SaveProps = {
  action: ImpactAction
  advice: ImpactAdvice
  ids: readonly string[]
  entity: Entity
  category: string
}

const plan = lazyPart(async () => (await import('#features/goals/plan/plan-saved.tsx')).PlanSaved)

/** The actions of the advice. Once it is a goal, its plan opens, filled in from the advice. */
export function SaveAdvice({ action, advice, ids, entity, category }: SaveProps) {
  const { t } = useLingui()
  const person = useMe()._id
  const saved = useSaved(person, entity, ids).get(advice.id)
  const [isPlanning, setPlanning] = useState(false)
  const openPlan = () =>
    plan.load().then(
      () => setPlanning(true),
      () => showSnackbar({ text: t`Added to My Impact Goal`, color: 'success' }),
    )
  return (
    <>
      <AdviceActions
        person={person}
        fields={adviceFields({ action, advice, category, entity })}
        saved={saved}
        onPlan={() => void openPlan()}
      />
      {isPlanning && saved && (
        <Lazy
          part={plan}
          placeholder={null}
          props={{ id: saved._id, onClose: () => setPlanning(false) }}
        />
      )}
    </>
  )
}
