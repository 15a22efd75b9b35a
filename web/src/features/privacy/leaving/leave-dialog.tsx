import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useMe } from '#api/me.ts'
import { membershipQuery } from '#api/membership.ts'
import { closeAccount } from '#features/privacy/privacy.queries.ts'
import { paths } from '#paths.ts'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { paidPart, paidState } from '#shell/membership/membership.rules.ts'
import { SignInGivenUp, useFreshly } from '#shell/reauthenticate/fresh.ts'

export type LeaveDialogProps = { open: boolean; onClose: () => void }

/** Spells out what will happen, before it does. */
export function LeaveDialog({ open, onClose }: LeaveDialogProps) {
  const { t } = useLingui()
  const { leave, pending, error } = useLeaving()
  return (
    <DialogShell
      open={open}
      onClose={onClose}
      title={t`Delete your account?`}
      error={error}
      pending={pending}
      actionLabel={t`Delete my account`}
      actionVariant="danger"
      onAction={leave}
    >
      <p>
        <Trans>Do you want to keep anything? Download your data first.</Trans>
      </p>
      <ul
        aria-label={t`What will happen`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        className="flex list-disc flex-col gap-3 rounded-field pl-5"
      >
        <li>
          <Trans>
            <strong>Now:</strong> your account closes, and you are signed off on every device. The
            admins of your company find you on no list of its people; if they invite you, they read
            only that it does not work at the moment.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>For 14 days</strong> you can change your mind: sign in, or use the link in the
            mail that we send you.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>After that</strong> all that is yours is erased for good: goals, notes, traits,
            searches, scores, your picture, your name, and your address, also as whom to ask in the
            handbook.
          </Trans>
        </li>
        <PaidMembership />
        <li>
          <Trans>
            <strong>What stays:</strong> totals of your company, and what you wrote for it, such as
            reminders, without saying who. What somebody wrote about you in a text of the company is
            theirs to take out.
          </Trans>
        </li>
      </ul>
    </DialogShell>
  )
}

/** What happens to a paid membership. */
function PaidMembership() {
  const { data: membership } = useQuery(membershipQuery)
  const paid = membership && paidPart(membership)
  if (!paid || paidState(paid) === 'ended') return null
  return (
    <li>
      <Trans>
        <strong>Your membership</strong> won’t renew, even if you keep your account. It ends when
        your account is erased, even if you paid for longer.
      </Trans>
    </li>
  )
}

function useLeaving() {
  const me = useMe()
  const freshly = useFreshly()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => freshly(() => closeAccount(me._id)),
    // The next page ends the session: doing it here would redirect.
    onSuccess: (until) => navigate(paths.keepAccount, { replace: true, state: { until } }),
  })
  return {
    leave: () => mutate(),
    pending: isPending,
    error: error instanceof SignInGivenUp ? null : error,
  }
}
