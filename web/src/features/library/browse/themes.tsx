import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, ChevronDown, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { ImpactCategory } from '#api/content-tables.ts'
import { inOrder, recordsQuery } from '#features/advice/records.ts'
import { whomWords } from '#features/library/kinds.ts'
import { categoriesQuery } from '#features/library/library.content.ts'
import { cx } from '#lib/cx.ts'
import { type Entity, entityTone, isEntity } from '#lib/entities.ts'
import { entities } from '#lib/generated/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { TryAgain } from '#shell/try-again.tsx'
import { NamedIcon } from '#ui/named-icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toneClass } from '#ui/tone.ts'

/** Browse by entity, theme and action. The address names the open ones. */
export function Themes() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const asked = search.get('whom')
  const whom = isEntity(asked) ? asked : null
  const show = (to: string) => navigate(to, { replace: true })
  return (
    <section>
      <h2 className="mb-4 text-title text-field">
        <Trans>Browse by who you want to impact</Trans>
      </h2>
      <fieldset
        aria-label={t`Who do you want to impact?`}
        className="grid min-[22.5rem]:grid-cols-2 gap-3 md:grid-cols-4"
      >
        {entities.map((entity) => (
          <button
            key={entity}
            type="button"
            aria-pressed={entity === whom}
            onClick={() => show(entity === whom ? paths.library : paths.browse({ whom: entity }))}
            className={cx(
              'flex min-h-18 items-center justify-between gap-1.5 rounded-tile px-4 py-3 sm:px-5 text-left leading-snug font-bold transition-[scale] active:scale-[0.98]',
              toneClass[entityTone[entity]],
            )}
          >
            {i18n._(whomWords[entity])}
            {entity === whom && (
              <span className="grid size-6 shrink-0 place-items-center rounded-pill bg-on-tone text-[#fff]">
                <Check aria-hidden="true" className="size-4" strokeWidth={3} />
              </span>
            )}
          </button>
        ))}
      </fieldset>
      {whom && <ThemesOf key={whom} whom={whom} open={search.get('theme')} onShow={show} />}
    </section>
  )
}

type Props = { whom: Entity; open: string | null; onShow: (address: string) => void }

function ThemesOf({ whom, open, onShow }: Props) {
  const { t } = useLingui()
  const { data, error, isPending, refetch } = useQuery(categoriesQuery)
  if (isPending) return <Skeleton className="late mt-4 h-60" />
  if (!data) {
    return <TryAgain error={error} onRetry={() => void refetch()} />
  }
  return (
    <ul aria-label={t`Themes`} className="rise mt-4 grid gap-2 md:grid-cols-2">
      {data
        .filter((theme) => theme.entity.includes(whom))
        .map((theme) => (
          <ThemeRow
            key={theme.id}
            theme={theme}
            whom={whom}
            isOpen={theme.id === open}
            onToggle={(isOpen) =>
              onShow(paths.browse(isOpen ? { whom, theme: theme.id } : { whom }))
            }
          />
        ))}
    </ul>
  )
}

type ThemeRowProps = {
  theme: ImpactCategory
  whom: Entity
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

function ThemeRow({ theme, whom, isOpen, onToggle }: ThemeRowProps) {
  const queries = useQueryClient()
  const panel = useId()
  const preload = () =>
    void queries.prefetchQuery(recordsQuery('impact-action', theme.actionIds ?? []))
  return (
    <li className={cx('on-surface rounded-card', isOpen && 'md:col-span-2')}>
      <h3 className="font-sans text-body leading-snug tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panel}
          onPointerEnter={isOpen ? undefined : preload}
          onFocus={isOpen ? undefined : preload}
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

function Actions({ theme, whom }: Pick<ThemeRowProps, 'theme' | 'whom'>) {
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
              state={{ from: 'search' }}
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
