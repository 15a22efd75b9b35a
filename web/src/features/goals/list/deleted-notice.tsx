import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useLocation } from 'react-router'
import { type DeletedState, undoDelete } from '#features/goals/goals.deleting.ts'
import { Button } from '#ui/button.tsx'

/** The undo of a deletion, in the page and for as long as one stays: a snackbar is soon gone. */
export function DeletedNotice({ known }: { known: readonly { _id: string }[] }) {
  const queries = useQueryClient()
  const state = useLocation().state as Partial<DeletedState> | null
  const undo = useMutation({
    mutationFn: (_id: string) => undoDelete(queries, _id),
    // The button goes with the notice: the keyboard goes on from the heading of the page.
    onSuccess: () => document.querySelector<HTMLElement>('main h1')?.focus(),
  })
  const deleted = state?.deleted
  if (!deleted || known.some((goal) => goal._id === deleted._id)) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-quiet py-2 pr-2 pl-6">
      <p className="min-w-0 py-1">
        <Trans>
          Deleted: <strong>{deleted.title}</strong>
        </Trans>
      </p>
      <Button
        variant="quiet"
        pending={undo.isPending}
        icon={<Undo2 aria-hidden="true" className="size-5" />}
        onClick={() => undo.mutate(deleted._id)}
      >
        <Trans>Undo</Trans>
      </Button>
    </div>
  )
}
