import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { toAppError } from '#api/errors.ts'
import { FormShell } from '#shell/form-shell.tsx'
import { Button } from '#ui/button.tsx'
import { CodeField } from '#ui/code-field.tsx'
import { TextField } from '#ui/field.tsx'

export type CodeKind = 'totp' | 'sms' | 'recovery' | 'any'

export type CodeFormProps = {
  kind: CodeKind
  submitLabel: string
  /** Sending takes something away. */
  isRemoval?: boolean
  /** In place of what the kind of code is described with. */
  hint?: ReactNode
  error: unknown
  pending: boolean
  onSubmit: (code: string) => void
  /** Told at every change of what is typed. */
  onType?: () => void
  /** Told when nothing was typed. */
  onMissing?: () => void
  onCancel?: () => void
  /** Takes the focus when it comes: what was pressed to get here is gone. */
  takesFocus?: boolean
  /** Below the button: send again, use another way. */
  children?: ReactNode
}

/** One code to type. What is wrong with it is told at the field, and it is there to be typed over. */
export function CodeForm(props: CodeFormProps) {
  const {
    kind,
    error,
    pending,
    onSubmit,
    onMissing,
    onCancel,
    submitLabel,
    children,
    takesFocus = false,
  } = props
  const { t } = useLingui()
  const form = useForm({ defaultValues: { code: '' } })
  const { setError, setFocus } = form
  const words = useWords(kind)
  const refusal = error === null ? null : toAppError(error)
  const isAtField =
    refusal !== null && (refusal.code === 'INVALID_CODE' || refusal.field === 'code')

  useEffect(() => {
    if (takesFocus) setFocus('code')
  }, [takesFocus, setFocus])

  useEffect(() => {
    if (!isAtField || refusal === null) return
    setError('code', { message: refusal.message })
    setFocus('code', { shouldSelect: true })
  }, [isAtField, refusal, setError, setFocus])

  const isDigits = kind === 'totp' || kind === 'sms'
  const shared = {
    label: words.label,
    hint: props.hint ?? words.hint,
    error: form.formState.errors.code?.message,
    ...form.register('code', {
      onChange: () => props.onType?.(),
      validate: (code) => {
        if (code.trim() === '') return words.missing
        const isSix = /^\d{6}$/.test(code.replace(/[\s-]/g, ''))
        return !isDigits || isSix || t`Type the 6 digits.`
      },
    }),
  }
  return (
    <div className="flex flex-col gap-4">
      <FormShell
        error={isAtField ? null : error}
        pending={pending}
        submitLabel={submitLabel}
        submitVariant={props.isRemoval ? 'danger' : undefined}
        secondary={
          onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          )
        }
        onSubmit={form.handleSubmit(
          ({ code }) => onSubmit(code.trim()),
          () => form.getValues('code').trim() === '' && onMissing?.(),
        )}
      >
        {isDigits ? (
          <CodeField {...shared} />
        ) : (
          <TextField
            {...shared}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            maxLength={60}
            className="[font-family:ui-monospace,monospace] uppercase"
          />
        )}
      </FormShell>
      {children}
    </div>
  )
}

function useWords(kind: CodeKind): { label: string; hint: string; missing: string } {
  const { t } = useLingui()
  switch (kind) {
    case 'totp':
      return {
        label: t`Code from your app`,
        hint: t`6 digits. Each code works once.`,
        missing: t`Type the code that your authenticator app shows.`,
      }
    case 'sms':
      return {
        label: t`Code from the text message`,
        hint: t`6 digits, good for 5 minutes.`,
        missing: t`Type the code from the text message.`,
      }
    case 'recovery':
      return {
        label: t`Recovery code`,
        hint: t`26 letters and digits, from the list you kept. Each works once.`,
        missing: t`Type one of your recovery codes.`,
      }
    case 'any':
      return {
        label: t`Code`,
        hint: t`From your app, a text message, or your recovery codes.`,
        missing: t`Type a code first.`,
      }
  }
}
