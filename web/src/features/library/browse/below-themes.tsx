import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listAllContent } from '#api/content.ts'
import type { ImpactAction, ImpactAdvice } from '#api/content-tables.ts'
import { lasting } from '#features/advice/records.ts'
import { entityOf } from '#features/library/library.rules.ts'
import { LinkRows } from '#features/library/parts/link-rows.tsx'
import { cx } from '#lib/cx.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { TryAgain } from '#shell/try-again.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { inTurn, withAction } from './trending.rules.ts'
import { viewedQuery } from './viewed.queries.ts'

/**
 * Trending advice (product 7: impact-advice with trending = 1), each with the action it belongs to.
 */
const trendingQuery = queryOptions({
  ...lasting,
  queryKey: ['content', 'trending'],
  queryFn: async ({ signal }): Promise<TrendingAdvice[]> => {
    const fields = ['id', 'title', 'situation', 'people', 'time', 'budget']
    const asked = { filterByFormula: '{trending} = 1', fields }
    const advices = await listAllContent('impact-advice', asked, { signal })
    const holding = advices.map(({ id }) => `FIND('${id}', {adviceIds})`)
    const filterByFormula = holding.length === 0 ? 'FALSE()' : `OR(${holding.join(', ')})`
    const actions = await listAllContent(
      'impact-action',
      { filterByFormula, fields: ['id', 'title', 'entity', 'adviceIds'] },
      { signal },
    )
    return withAction(advices, actions)
  },
})

/** Recently viewed, trending, and a link to all obstacles. */
export function BelowThemes() {
  // The part below is hidden until the viewed list is loaded, so that the page does not move.
  const { isPending } = useQuery(viewedQuery)
  return (
    <>
      <div
        className={cx(
          'grid items-start gap-12 lg:grid-cols-2 lg:gap-8 [&>:only-child]:lg:col-span-2',
          isPending && 'invisible',
        )}
      >
        <RecentlyViewed />
        <Trending />
      </div>
      <AppLink to={paths.obstacles} className={buttonClass('quiet', 'self-start')}>
        <Trans>Everything that gets in the way, and what helps</Trans>
      </AppLink>
    </>
  )
}

const few = 6

function Trending() {
  const { t } = useLingui()
  const [all, setAll] = useState(false)
  const { data, error, isPending, refetch } = useQuery(trendingQuery)
  const items = inTurn(data ?? [])
  return (
    <section>
      <h2 className="mb-2 flex min-h-12 items-center text-title text-field">
        <Trans>Trending advice</Trans>
      </h2>
      {isPending && <Skeleton className="late h-60" />}
      {error && !data && <TryAgain error={error} onRetry={() => void refetch()} />}
      {data && <Rows label={t`Trending advice`} items={all ? items : items.slice(0, few)} />}
      {items.length > few && (
        <Button variant="quiet" className="mt-4" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t`Show fewer` : t`Show all ${items.length}`}
        </Button>
      )}
    </section>
  )
}

function Rows({ label, items }: { label: string; items: readonly TrendingAdvice[] }) {
  const rows = items.map(({ advice, action }) => {
    const entity = entityOf(action.entity, null)
    return {
      key: advice.id,
      to: paths.action({ action: action.id, advice: advice.id, entity }),
      title: advice.title,
      note: advice.situation,
      whom: entity,
    }
  })
  return <LinkRows label={label} rows={rows} from="search" />
}

type Slim = Pick<ImpactAdvice, 'id' | 'title' | 'situation' | 'people' | 'time' | 'budget'>

type TrendingAdvice = { advice: Slim; action: Pick<ImpactAction, 'id' | 'title' | 'entity'> }
