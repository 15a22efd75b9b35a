import { useLingui } from '@lingui/react/macro'
import type { ImpactAction, ImpactCategory } from '#api/content-tables.ts'
import { WhomChip } from '#features/library/parts/whom-chip.tsx'
import type { Entity } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { linkClass } from '#ui/link.tsx'

type Props = {
  action: ImpactAction
  themes: readonly ImpactCategory[]
  entity: Entity
}

/** Whom the action is for, what it is called, and the themes that it belongs to. */
export function ActionHeader({ action, themes, entity }: Props) {
  const { t } = useLingui()
  return (
    <header>
      <WhomChip entity={entity} />
      <PageTitle className="mt-4 text-field" moment={action.id}>
        {action.title}
      </PageTitle>
      <ul aria-label={t`Themes`} className="mt-3 flex flex-wrap gap-x-5">
        {themes.map(({ id, title }) => (
          <li key={id}>
            <AppLink
              to={paths.browse({ whom: entity, theme: id })}
              className={linkClass('inline-flex min-h-11 items-center')}
            >
              {title}
            </AppLink>
          </li>
        ))}
      </ul>
    </header>
  )
}
