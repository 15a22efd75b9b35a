import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ImpactAction, ImpactAdvice } from '#api/content-tables.ts'
import { useMe } from '#api/me.ts'
import { AdviceActions } from '#features/advice/saving/advice-actions.tsx'
import { adviceFields } from '#features/advice/saving/saved.rules.ts'
import { useSaved } from '#features/advice/saving/saved.ts'
import type { Entity } from '#lib/entities.ts'
import { loadMessages } from '#lib/i18n.ts'
import { errorText } from '#shell/error-text.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { showSnackbar } from '#shell/snackbar.ts'

export type SaveProps = {
  action: Pick<ImpactAction, 'id' | 'title'>
  /** A piece of advice, or a kit. */
  advice: Pick<ImpactAdvice, 'id' | 'title' | 'body'>
  /** The pieces whose saved state is read together. */
  ids: readonly string[]
  entity: Entity
  category: string
  /** The id of the kit, if it is one. */
  kitId?: string
}

const plan = lazyPart(async () => {
  const [{ PlanSaved }] = await Promise.all([
    import('#features/goals/plan/plan-saved.tsx'),
    loadMessages('goals'),
  ])
  return PlanSaved
})

/** The actions of the advice. Once it is a goal, its plan opens, filled in from the advice. */
export function SaveAdvice({ action, advice, ids, entity, category, kitId }: SaveProps) {
  const { t } = useLingui()
  const person = useMe()._id
  const saved = useSaved(person, entity, ids).get(advice.id)
  const [planning, setPlanning] = useState<'new' | 'later' | null>(null)
  const openPlan = (isNew: boolean) =>
    plan.load().then(
      () => setPlanning(isNew ? 'new' : 'later'),
      (error) =>
        isNew
          ? showSnackbar({ text: t`Added to My Impact Goal`, color: 'success' })
          : showSnackbar({ text: errorText(error) }),
    )
  return (
    <>
      <AdviceActions
        person={person}
        fields={{ ...adviceFields({ action, advice, category, entity }), ...(kitId && { kitId }) }}
        saved={saved}
        onPlan={(isNew) => void openPlan(isNew)}
      />
      {planning !== null && saved && (
        <Lazy
          part={plan}
          placeholder={null}
          props={{
            id: saved._id,
            isNew: planning === 'new',
            onClose: () => setPlanning(null),
          }}
        />
      )}
    </>
  )
}
