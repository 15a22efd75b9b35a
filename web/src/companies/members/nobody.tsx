import { Trans, useLingui } from '@lingui/react/macro'
import { type ListOf, publicUsers } from '#companies/members.queries.ts'
import { PictureLost } from '#ui/art/picture-lost.tsx'
import { PictureMeet } from '#ui/art/picture-meet.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { AlsoFits } from './also-fits.tsx'
import type { Filtering } from './use-filters.ts'

type Props = {
  of: ListOf
  filtering: Filtering
  /** Where one invites from here. */
  onInvite?: (() => void) | undefined
}

/** An empty list: the company has nobody yet, or nobody is like that. */
export function Nobody({ of, filtering, onInvite }: Props) {
  const { t } = useLingui()
  const { filters, isNarrowed, clear } = filtering
  if (of === publicUsers) {
    return (
      <EmptyState
        picture={<PictureLost />}
        title={t`Nobody found`}
        text={
          isNarrowed
            ? t`Try the beginning of a name or of an address.`
            : t`Whoever signs up without a company stands here.`
        }
        action={
          isNarrowed && (
            <Button onClick={clear}>
              <Trans>Show all</Trans>
            </Button>
          )
        }
      />
    )
  }
  if (filters.state === 'invited' && !filters.query && !filters.role) {
    return (
      <EmptyState
        picture={<PictureMeet />}
        title={t`Nobody is waiting`}
        text={t`Whoever you invite by address stands here until they come.`}
        action={
          onInvite && (
            <Button onClick={onInvite}>
              <Trans>Invite people</Trans>
            </Button>
          )
        }
      />
    )
  }
  return (
    <>
      <AlsoFits of={of} filtering={filtering} />
      <EmptyState
        picture={<PictureLost />}
        title={t`Nobody found`}
        text={t`Try the beginning of a name or of an address.`}
        action={
          isNarrowed && (
            <Button onClick={clear}>
              <Trans>Show all members</Trans>
            </Button>
          )
        }
      />
    </>
  )
}
