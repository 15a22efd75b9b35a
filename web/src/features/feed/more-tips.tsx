import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { LoadMore } from '#shell/load-more.tsx'
import { linkClass } from '#ui/link.tsx'
import type { ShownTip } from './feed.queries.ts'
import { FeedTip } from './feed-tip.tsx'

type Props = {
  tips: readonly ShownTip[]
  hasMore: boolean
  pending: boolean
  onMore: () => void
  isPreview?: boolean
}

export function MoreTips({ tips, hasMore, pending, onMore, isPreview = false }: Props) {
  const { t } = useLingui()
  // The first of the tips that the button loaded last.
  const [askedAt, setAskedAt] = useState(-1)
  return (
    <>
      {tips.length > 0 && (
        <ul aria-label={t`More tips`} className="grid gap-4">
          {tips.map((tip, index) => (
            <li key={tip.id}>
              <FeedTip tip={tip} look="calm" takesFocus={index === askedAt} isPreview={isPreview} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {tips.length > 0 && <Plural value={tips.length} one="# more tip" other="# more tips" />}
      </p>
      {hasMore ? (
        <LoadMore
          count={tips.length}
          pending={pending}
          label={<Trans>Show three more</Trans>}
          onMore={(asked) => {
            // The button was pressed while tips were already loading.
            if (asked || !pending) setAskedAt(asked ? tips.length : -1)
            onMore()
          }}
        />
      ) : (
        <p className="text-center text-lead">
          <Trans>
            You've seen every tip.{' '}
            <AppLink to={paths.library} className={linkClass()}>
              Search all advice
            </AppLink>
          </Trans>
        </p>
      )}
    </>
  )
}
