import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteReminder } from '#features/reminders/company-reminders.queries.ts'
import { useHub } from '#features/reminders/hub.ts'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'

type Props = { id: string; onDeleted: () => void }

/** Deletes a reminder, which asks first: it cannot be brought back. */
export function DeleteReminder({ id, onDeleted }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { company } = useHub()
  const [isAsking, setIsAsking] = useState(false)
  const deleting = useMutation({
    mutationFn: () => deleteReminder(queries, company, id),
    onSuccess: () => {
      setIsAsking(false)
      showSnackbar({ text: t`Deleted`, color: 'info' })
      onDeleted()
    },
    onError: () => showSnackbar({ text: t`Error in deleting` }),
  })
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        <Trans>Delete reminder</Trans>
      </Button>
      <DialogShell
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Delete this reminder?`}
        error={deleting.error}
        pending={deleting.isPending}
        actionLabel={t`Delete`}
        actionVariant="danger"
        onAction={() => deleting.mutate()}
      >
        <p>
          <Trans>
            It goes for everybody, also for those who have read it, and does not come back.
          </Trans>
        </p>
      </DialogShell>
    </>
  )
}
