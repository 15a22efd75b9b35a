import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router'
import { useMe } from '#api/me.ts'
import { feedbackDraft, readDraft, writeDraft } from '#lib/drafts.ts'
import { newId } from '#lib/ids.ts'
import { sendFeedback } from '#shell/feedback/feedback.data.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/field.tsx'

export type FeedbackDialogProps = { open: boolean; onClose: () => void }

/** How long the thanks are shown before the dialog closes, in milliseconds (product 9). */
const thanksMs = 700
const most = 5000

/** One thing to write, one button. It closes after sending, whatever the server says (product 8). */
export function FeedbackDialog({ open, onClose }: FeedbackDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog open={open} onClose={onClose} title={t`Feedback`} wide toWrite>
      {open && <FeedbackForm onClose={onClose} />}
    </Dialog>
  )
}

function FeedbackForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { form, outcome, submit } = useSending(onClose)
  const { errors, isValid, isSubmitting } = form.formState
  const text = form.register('message', {
    validate: (value) => value.trim() !== '' || t`Required`,
    maxLength: { value: most, message: t`This is too long: ${most} characters at most.` },
  })
  return (
    <form noValidate className="flex flex-col gap-6" onSubmit={submit}>
      <TextArea
        label={t`What should we know?`}
        hint={t`We get it with your name, your address and the page that you are on.`}
        rows={6}
        className="max-h-80"
        readOnly={outcome !== null}
        error={errors.message?.message}
        {...text}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          variant="primary"
          disabled={!isValid || outcome !== null}
          pending={isSubmitting}
        >
          <Trans>Submit</Trans>
        </Button>
        <p role="status" className="font-semibold">
          {outcome === 'sent' && <Trans>Feedback sent.</Trans>}
          {outcome === 'kept' && <Trans>We can’t send it right now. We’ll try again later.</Trans>}
        </p>
      </div>
    </form>
  )
}

function useSending(onClose: () => void) {
  const person = useMe()._id
  const { pathname } = useLocation()
  const draft = readDraft(feedbackDraft)
  const message = typeof draft === 'string' ? draft : ''
  const form = useForm({ mode: 'onChange', defaultValues: { message } })
  const [outcome, setOutcome] = useState<'sent' | 'kept' | null>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (outcome === null) return
    const timer = setTimeout(() => close(), thanksMs)
    return () => clearTimeout(timer)
  }, [outcome])
  const submit = form.handleSubmit(async ({ message }) => {
    writeDraft(feedbackDraft, null)
    setOutcome(await sendFeedback({ person, path: pathname, _id: newId(), message }))
  })
  return { form, outcome, submit }
}
