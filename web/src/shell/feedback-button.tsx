import { Trans } from '@lingui/react/macro'
import { MessageSquareText } from 'lucide-react'
import { type ReactNode, type RefObject, useState } from 'react'
import { loadMessages } from '#lib/i18n.ts'
import type { FeedbackDialogProps } from '#shell/feedback/feedback-dialog.tsx'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'

const feedbackDialog = lazyPart<FeedbackDialogProps>(async () => {
  const [{ FeedbackDialog }] = await Promise.all([
    import('#shell/feedback/feedback-dialog.tsx'),
    loadMessages('feedback'),
  ])
  return FeedbackDialog
})

const preload = () => void feedbackDialog.load().catch(() => {})

type Feedback = {
  /** `returnTo` gets the focus after closing, if the opener is removed by then. */
  open: (returnTo?: RefObject<HTMLElement | null>) => void
  dialog: ReactNode
}

/** The feedback dialog (product 2) and the button that opens it. */
export function useFeedback(): Feedback {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const [returnTo, setReturnTo] = useState<RefObject<HTMLElement | null>>()
  const props = { open: isOpen, onClose: () => setIsOpen(false), ...(returnTo && { returnTo }) }
  return {
    open: (next) => {
      setReturnTo(next)
      setWasOpen(true)
      setIsOpen(true)
    },
    dialog: wasOpen && <Lazy part={feedbackDialog} props={props} placeholder={null} />,
  }
}

type Props = {
  className: string
  /** Opens a dialog of the caller; without it, the button has its own dialog. */
  onOpen?: () => void
}

export function FeedbackButton({ className, onOpen }: Props) {
  const own = useFeedback()
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={className}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => (onOpen ? onOpen() : own.open())}
      >
        <MessageSquareText aria-hidden="true" className="size-5.5 shrink-0" />
        <Trans>Feedback</Trans>
      </button>
      {own.dialog}
    </>
  )
}
