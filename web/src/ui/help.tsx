import { CircleHelp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'

type Props = {
  label: string
  title: string
  children: ReactNode
  onNear?: () => void
}

export function Help({ label, title, children, onNear }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={label}
        icon={<CircleHelp aria-hidden="true" />}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={() => {
          onNear?.()
          setOpen(true)
        }}
      />
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        {children}
      </Dialog>
    </>
  )
}
