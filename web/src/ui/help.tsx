import { CircleHelp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'

/** A question mark that opens what it means. `label` says what the help is about. */
export function Help({
  label,
  title,
  children,
}: {
  label: string
  title: string
  children: ReactNode
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={label}
        icon={<CircleHelp aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        {children}
      </Dialog>
    </>
  )
}
