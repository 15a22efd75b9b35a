import { Trans } from '@lingui/react/macro'
import { MessageSquareText } from 'lucide-react'
import { type ReactNode, useState } from 'react'
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

/** Button and dialog of feedback (product 2). */
export function FeedbackButton({ className }: { className: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const dialog: ReactNode = wasOpen && (
    <Lazy
      part={feedbackDialog}
      props={{ open: isOpen, onClose: () => setIsOpen(false) }}
      placeholder={null}
    />
  )
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={className}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setWasOpen(true)
          setIsOpen(true)
        }}
      >
        <MessageSquareText aria-hidden="true" className="size-5.5 shrink-0" />
        <Trans>Feedback</Trans>
      </button>
      {dialog}
    </>
  )
}
