import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { reloadPartners } from '#shell/partners/partners.queries.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { blockPartner, endPartner } from './partners.queries.ts'

type Props = { _id: string; firstName: string; onClose: () => void }

export function BlockDialog(props: Props) {
  const { firstName } = props
  const { t } = useLingui()
  return (
    <Confirm
      {...props}
      title={t`Block ${firstName}?`}
      action={t`Block`}
      said={t`Blocked`}
      work={blockPartner}
    >
      <Trans>
        You’ll no longer see each other’s goals, and {firstName} can’t invite you again. We won’t
        tell them. You can unblock them on this page.
      </Trans>
    </Confirm>
  )
}

export function EndDialog(props: Props) {
  const { firstName } = props
  const { t } = useLingui()
  return (
    <Confirm
      {...props}
      title={t`End your partnership with ${firstName}?`}
      action={t`End`}
      said={t`Partnership ended`}
      work={endPartner}
    >
      <Trans>You’ll no longer see each other’s goals. You can invite each other again.</Trans>
    </Confirm>
  )
}

type ConfirmProps = Props & {
  title: string
  action: string
  said: string
  work: (_id: string) => Promise<unknown>
  children: ReactNode
}

function Confirm({ _id, onClose, title, action, said, work, children }: ConfirmProps) {
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => work(_id),
    onSuccess: async () => {
      onClose()
      await reloadPartners(queries)
      showSnackbar({ text: said, color: 'info' })
      document.querySelector<HTMLElement>('main h1')?.focus()
    },
  })
  return (
    <DialogShell
      open
      onClose={onClose}
      title={title}
      error={error}
      pending={isPending}
      actionLabel={action}
      actionVariant="danger"
      onAction={() => mutate()}
    >
      <p>{children}</p>
    </DialogShell>
  )
}
