import { Trans, useLingui } from '@lingui/react/macro'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { blockDocument, endDocument } from './partners.queries.ts'
import { usePartnerChange } from './sharing.queries.ts'

type Props = { _id: string; firstName: string; isBlocking: boolean; onClose: () => void }

/** Asks before a partnership ends, or before a person is blocked. */
export function EndingDialog({ _id, firstName, isBlocking, onClose }: Props) {
  const { t } = useLingui()
  const { mutate, isPending, error } = usePartnerChange<unknown, { _id: string }>(
    isBlocking ? blockDocument : endDocument,
    { said: isBlocking ? t`Blocked` : t`Partnership ended`, isErrorShown: true },
  )
  return (
    <DialogShell
      open
      onClose={onClose}
      title={isBlocking ? t`Block ${firstName}?` : t`End your partnership with ${firstName}?`}
      error={error}
      pending={isPending}
      actionLabel={isBlocking ? t`Block` : t`End`}
      actionVariant="danger"
      onAction={() => mutate({ _id }, { onSuccess: onClose })}
    >
      <p>
        {isBlocking ? (
          <Trans>
            You’ll no longer see each other’s goals, and {firstName} can’t invite you again. We
            won’t tell them. You can unblock them on this page.
          </Trans>
        ) : (
          <Trans>You’ll no longer see each other’s goals. You can invite each other again.</Trans>
        )}
      </p>
    </DialogShell>
  )
}
