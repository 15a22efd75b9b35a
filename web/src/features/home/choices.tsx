import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMe } from '#api/me.ts'
import { type Entity, entities, entityLabel, entityTone, isEntity } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { ToneCardBody, toneCardClass } from '#ui/tone-card.tsx'

const lines: Record<Entity, MessageDescriptor> = {
  yourself: msg`Grow a habit that sticks`,
  team: msg`Get better together`,
  colleague: msg`Help one person today`,
  customer: msg`Make a customer's day`,
}

/** The four choices, each in its colour, each the start of a flow; in one's own order if one set it. */
export function ChoicesOfEntity() {
  const { t, i18n } = useLingui()
  const order = useMe().impactRanking?.filter(isEntity) ?? entities
  return (
    <ul
      aria-label={t`Whom do you want to impact?`}
      className="grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-4"
    >
      {order.map((entity) => (
        <li key={entity} className="flex">
          <AppLink
            to={paths.startFlow(entity)}
            className={toneCardClass(entityTone[entity], 'min-h-24 w-full sm:min-h-64 xl:min-h-76')}
          >
            <ToneCardBody
              tone={entityTone[entity]}
              title={i18n._(entityLabel[entity])}
              text={i18n._(lines[entity])}
            />
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
