import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { inOrder, recordsQuery } from '#advice/records.ts'
import type { ImpactCategory } from '#api/content-tables.ts'
import { cx } from '#lib/cx.ts'
import type { Entity } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { TryAgain } from '#shell/try-again.tsx'
import { NamedIcon } from '#ui/named-icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type Props = {
  theme: ImpactCategory
  whom: Entity
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** A theme; it opens its actions in its place. */
export function ThemeRow({ theme, whom, isOpen, onToggle }: Props) {
  const queries = useQueryClient()
  const panel = useId()
  const ahead = () =>
    void queries.prefetchQuery(recordsQuery('impact-action', theme.actionIds ?? []))
  return (
    <li className={cx('on-surface rounded-card', isOpen && 'md:col-span-2')}>
      <h3 className="font-sans text-body leading-snug tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panel}
          onPointerEnter={isOpen ? undefined : ahead}
          onFocus={isOpen ? undefined : ahead}
          onClick={() => onToggle(!isOpen)}
          className="flex min-h-18 w-full items-center gap-4 rounded-card py-4 pr-5 pl-6 text-left"
        >
          {theme.icon && (
            <span className="shrink-0">
              <NamedIcon name={theme.icon} />
            </span>
          )}
          <span className="min-w-0 flex-1">
            <span className="block font-bold">{theme.title}</span>
            {theme.text && (
              <span className="mt-1 block text-note font-normal text-field-soft">{theme.text}</span>
            )}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={cx('size-5 shrink-0 transition-[rotate]', isOpen && 'rotate-180')}
          />
        </button>
      </h3>
      <div id={panel} hidden={!isOpen} className="px-3 pb-3">
        {isOpen && <Actions theme={theme} whom={whom} />}
      </div>
    </li>
  )
}

function Actions({ theme, whom }: Pick<Props, 'theme' | 'whom'>) {
  const { t } = useLingui()
  const ids = theme.actionIds ?? []
  const { data, error, isPending, refetch } = useQuery(recordsQuery('impact-action', ids))
  if (isPending) return <Skeleton className="late mx-3 h-40" />
  if (!data) {
    return <TryAgain error={error} onRetry={() => void refetch()} />
  }
  return (
    <ul aria-label={t`Actions`} className="grid md:grid-cols-2">
      {inOrder(ids, data)
        .filter((action) => action.entity.includes(whom))
        .map((action) => (
          <li key={action.id}>
            <AppLink
              to={paths.action({ action: action.id, entity: whom })}
              className="flex min-h-12 items-center gap-3 rounded-tile px-3 py-2 leading-snug font-semibold no-underline hover:bg-quiet"
            >
              <span className="min-w-0 flex-1">{action.title}</span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
            </AppLink>
          </li>
        ))}
    </ul>
  )
}
