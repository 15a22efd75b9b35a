import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router'
import { useMe } from '#api/me.ts'
import { sendFeedback } from '#shell/feedback/feedback.data.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/field.tsx'

export type FeedbackDialogProps = { open: boolean; onClose: () => void }

/** How long the thanks are shown before the dialog closes, in milliseconds (product 9). */
const thanksMs = 700
const most = 5000

/** One thing to write, one button. What is being written survives a refusal, not a closing. */
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
          {outcome === 'kept' && (
            <Trans>No connection. It is kept on this device and sent later.</Trans>
          )}
        </p>
      </div>
    </form>
  )
}

function useSending(onClose: () => void) {
  const { t } = useLingui()
  const person = useMe()._id
  const { pathname } = useLocation()
  const form = useForm({ mode: 'onChange', defaultValues: { message: '' } })
  const [outcome, setOutcome] = useState<'sent' | 'kept' | null>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (outcome === null) return
    const timer = setTimeout(() => close(), thanksMs)
    return () => clearTimeout(timer)
  }, [outcome])
  const submit = form.handleSubmit(async ({ message }) => {
    const how = await sendFeedback({ person, message, path: pathname })
    if (how !== 'refused') return setOutcome(how)
    showSnackbar({ text: t`Your feedback could not be sent.`, color: 'info' })
    onClose()
  })
  return { form, outcome, submit }
}
