import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, deleteAnswer } from '#features/handbook/handbook.queries.ts'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { errorText } from '#shell/error-text.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'

type Props = { answer: Answer; text: string }

/** Deletes an answer that nobody asks for any more. It asks first: nothing brings it back. */
export function DeleteAnswer({ answer, text }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const deleting = useMutation({
    mutationFn: () => deleteAnswer(queries, answer._id),
    onSuccess: () => {
      setIsAsking(false)
      showSnackbar({ text: t`Deleted`, color: 'info' })
    },
  })
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={t`Delete the answer: ${text}`}
        onClick={() => setIsAsking(true)}
      >
        <Trans>Delete</Trans>
      </Button>
      <DialogShell
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Delete this answer?`}
        error={null}
        pending={deleting.isPending}
        actionLabel={t`Delete`}
        actionVariant="danger"
        onAction={() => deleting.mutate()}
      >
        <p className="font-semibold wrap-anywhere">{text}</p>
        <p>
          <Trans>
            It goes for everybody and does not come back: its question is asked no longer.
          </Trans>
        </p>
        <InlineError error={deleting.error}>
          <Trans>Error in deleting</Trans>
          <span className="block font-normal">{deleting.error && errorText(deleting.error)}</span>
        </InlineError>
      </DialogShell>
    </>
  )
}
