import { useState } from 'react'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Help } from '#ui/help.tsx'

/** Dialogs, drawers, help and snackbars. */
export function OverlaySamples() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null)
  const close = () => setOpen(null)
  const undo = { label: 'Undo', run: () => showSnackbar('Back again') }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('sheet')}>Side sheet</Button>
      <Help label="What is the Impact Index?" title="Your Impact Index">
        One number for the week, and how it came about.
      </Help>
      <Button variant="quiet" onClick={() => showSnackbar('Added to My Impact Goal')}>
        Snackbar
      </Button>
      <Button
        variant="quiet"
        onClick={() => showSnackbar({ text: 'Deleted', color: 'info', action: undo })}
      >
        Info with undo
      </Button>
      <Button variant="quiet" onClick={() => showSnackbar({ text: 'Error in deleting' })}>
        Error
      </Button>
      <DialogShell
        open={open === 'dialog'}
        onClose={close}
        title="Delete this goal?"
        error={null}
        pending={false}
        actionLabel="Delete goal"
        actionVariant="danger"
        onAction={close}
      >
        <p>You can take it back for 30 days.</p>
      </DialogShell>
      <Dialog open={open === 'sheet'} onClose={close} title="Edit" side="right">
        A sheet at the side.
      </Dialog>
    </div>
  )
}
