import { Plural } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { elsewhereQuery, type ListOf, publicUsers } from '#companies/members.queries.ts'
import { cx } from '#lib/cx.ts'
import { linkClass } from '#ui/link.tsx'
import type { Filtering } from './use-filters.ts'

type Props = { of: ListOf; filtering: Filtering; className?: string }

/** Whom a search fits as well, of those who have no access: they are in lists of their own. */
export function AlsoFits({ of, filtering: { filters, set }, className }: Props) {
  const { query = '', role = null, state } = filters
  const company = of === null || typeof of === 'string' ? of : null
  const isAsked = of !== publicUsers && state === null && Boolean(query || role)
  const { data } = useQuery({
    ...elsewhereQuery(company, { query, role }),
    enabled: isAsked,
  })
  if (!isAsked || data === undefined) return null
  const { invited, deactivated } = data
  if (invited + deactivated === 0) return null
  const link = linkClass('inline-flex min-h-11 items-center text-left')
  return (
    <p role="status" className={cx('flex flex-wrap gap-x-5', className)}>
      {invited > 0 && (
        <button type="button" className={link} onClick={() => set({ state: 'invited' })}>
          <Plural
            value={invited}
            one="# invited person fits as well"
            other="# invited people fit as well"
          />
        </button>
      )}
      {deactivated > 0 && (
        <button type="button" className={link} onClick={() => set({ state: 'deactivated' })}>
          <Plural
            value={deactivated}
            one="# deactivated person fits as well"
            other="# deactivated people fit as well"
          />
        </button>
      )}
    </p>
  )
}
