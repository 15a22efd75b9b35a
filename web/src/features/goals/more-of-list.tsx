import { Trans } from '@lingui/react/macro'
import { LoadMore } from '#shell/load-more.tsx'

type Props = { count: number; total: number; onMore: () => void }

/** The end of the shown part of a long list of goals: "24 of 90", and a button for more. */
export function MoreOfList({ count, total, onMore }: Props) {
  return (
    <LoadMore
      count={count}
      onMore={onMore}
      label={<Trans>Show more</Trans>}
      note={
        <Trans>
          {count} of {total}
        </Trans>
      }
    />
  )
}
