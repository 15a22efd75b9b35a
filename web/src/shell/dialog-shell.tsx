import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { InlineError } from '#shell/inline-error.tsx'
import { Button, type ButtonVariant } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

export type DialogShellProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** What the action failed with; null where it did not. The dialog stays open and shows it. */
  error: unknown
  /** Whether the action is under way. */
  pending: boolean
  /** A verb: "Delete goal". */
  actionLabel: string
  onAction: () => void
  actionVariant?: ButtonVariant
  wide?: boolean
}

/** A question with one action: its error shows inside, and it closes when the caller says so. */
export function DialogShell(props: DialogShellProps) {
  const { open, onClose, title, children, error, pending, wide = false } = props
  const footer = (
    <>
      <Button variant="quiet" onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
      <Button variant={props.actionVariant ?? 'primary'} pending={pending} onClick={props.onAction}>
        {props.actionLabel}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={title} footer={footer} wide={wide}>
      <div className="flex flex-col gap-4">
        {children}
        <InlineError error={error} />
      </div>
    </Dialog>
  )
}
