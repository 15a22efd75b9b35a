import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { graphql } from '#api/generated/gql.ts'
import { useMe } from '#api/me.ts'
import { post } from '#api/outbox.ts'
import { feedbackDraft, readDraft, writeDraft } from '#lib/drafts.ts'
import { limits } from '#lib/generated/limits.ts'
import { newId } from '#lib/ids.ts'
import { FormLongText } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { Dialog } from '#ui/dialog.tsx'
import type { DialogProps } from '#ui/dialog-popup.tsx'

const document = graphql(`
  mutation SendFeedback($obj: FeedbackCreateInput!) {
    feedbackCreate(obj: $obj)
  }
`)

export type FeedbackDialogProps = Pick<DialogProps, 'open' | 'onClose' | 'returnTo'>

/** How long the thanks are shown before the dialog closes, in milliseconds (product 9). */
const thanksMs = 700
const most = limits.feedback

/** The feedback dialog. It closes after sending, whatever the server answers (product 8). */
export function FeedbackDialog(props: FeedbackDialogProps) {
  const { open, onClose } = props
  const { t } = useLingui()
  return (
    <Dialog {...props} title={t`Feedback`} wide toWrite>
      {open && <FeedbackForm onClose={onClose} />}
    </Dialog>
  )
}

function FeedbackForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const person = useMe()._id
  const { pathname } = useLocation()
  const check = ({ message }: { message: string }) => {
    if (message.trim() === '') return { message: t`Required` }
    return message.length > most
      ? { message: t`This is too long. Use ${most} characters or fewer.` }
      : {}
  }
  const form = useForm({ message: keptMessage() }, check, { whileTyping: true })
  const { message } = form.values
  const [outcome, setOutcome] = useState<'sent' | 'kept' | null>(null)
  const [isSending, setIsSending] = useState(false)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (outcome === null) return
    const timer = setTimeout(() => close(), thanksMs)
    return () => clearTimeout(timer)
  }, [outcome])
  async function send() {
    writeDraft(feedbackDraft, null)
    setIsSending(true)
    setOutcome(await sendFeedback({ person, path: pathname, _id: newId(), message }))
    setIsSending(false)
  }
  return (
    <Form
      form={form}
      error={null}
      pending={isSending}
      disabled={message.trim() === '' || outcome !== null}
      submitLabel={t`Submit`}
      onSubmit={() => void send()}
      secondary={
        <p role="status" className="font-semibold">
          {outcome === 'sent' && <Trans>Feedback sent.</Trans>}
          {outcome === 'kept' && <Trans>We can’t send it right now. We’ll try again later.</Trans>}
        </p>
      }
    >
      <FormLongText
        name="message"
        label={t`What would you like to tell us?`}
        hint={t`We’ll see your name, your email and the page you’re on.`}
        rows={6}
        className="max-h-80"
        readOnly={outcome !== null}
      />
    </Form>
  )
}

function keptMessage(): string {
  const draft = readDraft(feedbackDraft)
  return typeof draft === 'string' ? draft : ''
}

type Feedback = { _id: string; person: string; message: string; path: string }

/**
 * Sends feedback, idempotent by `_id`. `kept`: it will be sent later from this device (decision
 * 12).
 */
async function sendFeedback({ person, ...obj }: Feedback): Promise<'sent' | 'kept'> {
  const save = { person, operation: 'feedbackCreate', document, variables: { obj } }
  const outcome = await post({ ...save, keepsRefused: true })
  return outcome.sent ? 'sent' : 'kept'
}
