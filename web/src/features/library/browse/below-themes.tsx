import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { cx } from '#lib/cx.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { buttonClass } from '#ui/button.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { Trending } from './trending.tsx'
import { viewedQuery } from './viewed.queries.ts'

/** Recently viewed, trending, and the way to all obstacles. */
export function BelowThemes() {
  // Until it is known what one viewed, nothing stands where it would be moved from.
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
        <Trans>All that gets in the way, and what helps</Trans>
      </AppLink>
    </>
  )
}
