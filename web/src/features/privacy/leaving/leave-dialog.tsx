import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useMe } from '#api/me.ts'
import { SignInGivenUp, useFreshly } from '#features/fresh-sign-in/fresh.ts'
import { membershipQuery } from '#features/membership/membership.queries.ts'
import { paidPart, paidState } from '#features/membership/membership.rules.ts'
import { closeAccount } from '#features/privacy/privacy.queries.ts'
import { paths } from '#paths.ts'
import { DialogShell } from '#shell/dialog-shell.tsx'

export type LeaveDialogProps = { open: boolean; onClose: () => void }

/** Explains the effects of leaving, and asks for a confirmation. */
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs focus
        tabIndex={0}
        className="flex list-disc flex-col gap-3 rounded-field pl-5"
      >
        <li>
          <Trans>
            <strong>Now:</strong> your account closes, and you’re signed out everywhere. Your
            company’s admins no longer see you in any list. If they invite you, they only see that
            it isn’t possible right now.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>For 14 days</strong> you can change your mind. Sign in, or use the link in our
            email.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>After that,</strong> we erase everything for good: goals, notes, traits,
            searches, scores, your picture, name and email. We also remove you as a contact person
            in the handbook.
          </Trans>
        </li>
        <PaidMembership />
        <li>
          <Trans>
            <strong>What stays:</strong> your company’s totals, and what you wrote for it, such as
            reminders, without your name. If someone mentioned you in a company text, ask your
            company to remove it.
          </Trans>
        </li>
      </ul>
    </DialogShell>
  )
}

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
    // The next page ends the session. Here, that would redirect to sign-in.
    onSuccess: (until) => navigate(paths.keepAccount, { replace: true, state: { until } }),
  })
  return {
    leave: () => mutate(),
    pending: isPending,
    error: error instanceof SignInGivenUp ? null : error,
  }
}
