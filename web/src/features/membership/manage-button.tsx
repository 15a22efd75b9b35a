import { Trans } from '@lingui/react/macro'
import { isNative } from '#lib/platform.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import type { Membership } from './membership.queries.ts'
import { paidPart, paidState } from './membership.rules.ts'
import { usePortal } from './use-provider-page.ts'

/** A link to change a card or cancel a membership; renders nothing in the native app. */
export function ManageButton({ membership }: { membership: Membership }) {
  const { go, pending, error } = usePortal()
  const part = paidPart(membership)
  if (isNative || !membership.viewerCanManage || !part) return null
  const state = paidState(part)
  if (state === 'ended') return null
  return (
    <div className="flex flex-col items-start gap-3">
      <InlineError error={error} />
      <Button variant={state === 'renews' ? 'quiet' : 'strong'} pending={pending} onClick={go}>
        {membership.joinedCompany ? (
          <Trans>Cancel my membership</Trans>
        ) : state === 'failed' ? (
          <Trans>Update my card</Trans>
        ) : state === 'ending' ? (
          <Trans>Keep my membership</Trans>
        ) : (
          <Trans>Manage or cancel</Trans>
        )}
      </Button>
    </div>
  )
}
