import { useLingui } from '@lingui/react/macro'
import { entityLabel, isEntity } from '#lib/entities.ts'

type Props = { goal: { entity: string | null; category: string | null } }

/** The people that a goal is about and its theme: "Impact My Team · Clear goals". */
export function About({ goal }: Props) {
  const { i18n } = useLingui()
  const whom = isEntity(goal.entity) ? i18n._(entityLabel[goal.entity]) : null
  return (
    <p className="text-note font-semibold text-field-soft">
      {[whom, goal.category].filter(Boolean).join(' · ')}
    </p>
  )
}
