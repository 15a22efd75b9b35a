import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { whomWords } from '#features/library/kinds.ts'
import { categoriesQuery } from '#features/library/library.content.ts'
import { cx } from '#lib/cx.ts'
import { type Entity, entities, entityTone, isEntity } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { TryAgain } from '#shell/try-again.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toneClass } from '#ui/tone.ts'
import { ThemeRow } from './theme-row.tsx'

/** Browsing: whom, then a theme, then its actions. What is open stands in the address. */
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
        <Trans>Browse by whom you want to impact</Trans>
      </h2>
      <fieldset
        aria-label={t`Whom do you want to impact?`}
        className="grid grid-cols-2 gap-3 md:grid-cols-4"
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
