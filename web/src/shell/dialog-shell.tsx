import { Trans } from '@lingui/react/macro'
import type { ReactNode, RefObject } from 'react'
import { InlineError } from '#shell/inline-error.tsx'
import { Button, type ButtonVariant } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

export type DialogShellProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** The error of the action, or null. The dialog stays open and shows it. */
  error: unknown
  pending: boolean
  actionLabel: string
  onAction: () => void
  actionVariant?: ButtonVariant
  /** By default "Cancel". */
  cancelLabel?: string | undefined
  wide?: boolean
  /** The element that takes the focus after closing, if the opener may be removed. */
  returnTo?: RefObject<HTMLElement | null>
}

export function DialogShell(props: DialogShellProps) {
  const { open, onClose, title, children, error, pending, wide = false } = props
  const footer = (
    <>
      <Button variant="quiet" onClick={onClose}>
        {props.cancelLabel ?? <Trans>Cancel</Trans>}
      </Button>
      <Button variant={props.actionVariant ?? 'primary'} pending={pending} onClick={props.onAction}>
        {props.actionLabel}
      </Button>
    </>
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={footer}
      wide={wide}
      {...(props.returnTo && { returnTo: props.returnTo })}
    >
      <div className="flex flex-col gap-4">
        {children}
        <InlineError error={error} />
      </div>
    </Dialog>
  )
}
