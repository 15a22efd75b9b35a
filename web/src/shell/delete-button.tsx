import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'

type Props = {
  /** By default "Delete". */
  label?: ReactNode
  /** The label with the name of the thing, where several buttons have the same label. */
  accessibleName?: string
  /** The question: "Delete this channel?" */
  title: string
  /** The name of the thing, shown in the dialog. */
  name?: string
  /** The consequences. */
  children: ReactNode
  onDelete: () => Promise<unknown>
  onDeleted?: () => void
}

/** A button that deletes something after a question. */
export function DeleteButton(props: Props) {
  const { label, accessibleName, title, name, children, onDelete, onDeleted } = props
  const { t } = useLingui()
  const [isAsking, setIsAsking] = useState(false)
  const deleting = useMutation({
    mutationFn: onDelete,
    onSuccess: () => {
      setIsAsking(false)
      showSnackbar({ text: t`Deleted`, color: 'info' })
      onDeleted?.()
    },
    onError: () => showSnackbar({ text: t`Error in deleting` }),
  })
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={accessibleName}
        onClick={() => setIsAsking(true)}
      >
        {label ?? <Trans>Delete</Trans>}
      </Button>
      <DialogShell
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={title}
        error={deleting.error}
        pending={deleting.isPending}
        actionLabel={t`Delete`}
        actionVariant="danger"
        onAction={() => deleting.mutate()}
      >
        {name !== undefined && <p className="font-semibold wrap-anywhere">{name}</p>}
        <p>{children}</p>
      </DialogShell>
    </>
  )
}
