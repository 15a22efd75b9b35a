import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type Entity, entities, entityLabel, entityTone } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { ToneCardBody, toneCardClass } from '#ui/tone-card.tsx'

const lines: Record<Entity, MessageDescriptor> = {
  yourself: msg`Grow a habit that sticks`,
  team: msg`Get better together`,
  colleague: msg`Help one person today`,
  customer: msg`Make someone outside smile`,
}

/** The four choices, each in its colour, each the start of a flow. */
export function ChoicesOfEntity() {
  const { t, i18n } = useLingui()
  return (
    <ul
      aria-label={t`Whom do you want to impact?`}
      className="grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-4"
    >
      {entities.map((entity) => (
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
