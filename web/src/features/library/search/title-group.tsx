import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import type { Entity } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { resultMark } from './field/use-search-keys.ts'
import type { Titled } from './found.queries.ts'
import { Whom } from './hit-parts.tsx'

type Props = { titles: readonly Titled[]; wanted: Entity | null; onOpen: (id: string) => void }

/** Impact actions whose title has the words: at most five, ahead of all else. */
export function TitleGroup({ titles, wanted, onOpen }: Props) {
  const { t } = useLingui()
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-title text-field">
        <Trans>Impact actions</Trans>
      </h2>
      <ul aria-label={t`Impact actions`} className="on-surface rounded-card p-2">
        {titles.map(({ id, title, entity }) => (
          <li key={id}>
            <AppLink
              {...resultMark}
              data-id={`action:${id}`}
              to={paths.action({ action: id, entity: wanted ?? entity[0] })}
              onClick={() => onOpen(`action:${id}`)}
              className="flex min-h-14 items-center gap-4 rounded-tile px-3 py-2 no-underline transition-[background-color] hover:bg-quiet focus-visible:-outline-offset-2 sm:px-4"
            >
              <span className="min-w-0 flex-1 sm:flex sm:items-center sm:justify-between sm:gap-6">
                <span dir="auto" className="block leading-snug font-semibold">
                  {title}
                </span>
                <span className="mt-0.5 block shrink-0 text-note text-field-soft sm:mt-0">
                  <Whom entity={entity} />
                </span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 rtl:-scale-x-100" />
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
