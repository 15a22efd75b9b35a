import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { entityLabel, entityTone } from '#lib/entities.ts'
import { entities } from '#lib/generated/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { toneClass } from '#ui/tone.ts'

export function FirstStep(props: { picture: ReactNode; title: string; text: string }) {
  const { t, i18n } = useLingui()
  const choices = (
    <ul aria-label={t`Who do you want to impact?`} className="grid min-[22.5rem]:grid-cols-2 gap-3">
      {entities.map((entity) => (
        <li key={entity} className="flex">
          <AppLink
            to={paths.startFlow(entity)}
            className={`flex min-h-16 flex-1 items-center justify-center rounded-tile px-4 py-3 text-center leading-snug font-semibold no-underline transition-[scale] active:scale-[0.98] ${toneClass[entityTone[entity]]}`}
          >
            {i18n._(entityLabel[entity])}
          </AppLink>
        </li>
      ))}
    </ul>
  )
  return <EmptyState {...props} action={choices} />
}
