import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isSixDigits } from '#lib/codes.ts'
import { FormText } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { FormCode } from '#shell/forms/secret-fields.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { Button } from '#ui/button.tsx'

export type CodeKind = 'totp' | 'sms' | 'recovery' | 'any'

export type CodeFormProps = {
  kind: CodeKind
  submitLabel: string
  isRemoval?: boolean
  error: unknown
  pending: boolean
  onSubmit: (code: string) => void
  onType?: () => void
  /** Runs when the field is empty. */
  onMissing?: () => void
  onCancel?: () => void
  /** Takes the focus, because the pressed button is removed. */
  takesFocus?: boolean
  children?: ReactNode
}

/** One code field. A wrong code is marked and selected. */
export function CodeForm(props: CodeFormProps) {
  const { kind, onSubmit, onMissing, onCancel, submitLabel, children } = props
  const { t } = useLingui()
  const words = useWords(kind)
  const isDigits = kind === 'totp' || kind === 'sms'
  const form = useForm({ code: '' }, ({ code }) => {
    if (code.trim() === '') return { code: words.missing }
    return { code: isDigits && !isSixDigits(code) ? t`Enter the 6 digits.` : undefined }
  })
  const shared = {
    name: 'code',
    label: words.label,
    hint: words.hint,
    onWrite: () => props.onType?.(),
  }
  return (
    <div className="flex flex-col gap-4">
      <Form
        form={form}
        error={props.error}
        pending={props.pending}
        submitLabel={submitLabel}
        submitVariant={props.isRemoval ? 'danger' : undefined}
        takesFocus={props.takesFocus ? 'code' : undefined}
        secondary={
          onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          )
        }
        onSubmit={({ code }) => onSubmit(code.trim())}
        onRefused={({ code }) => code.trim() === '' && onMissing?.()}
      >
        {isDigits ? (
          <FormCode {...shared} />
        ) : (
          <FormText
            {...shared}
            data-secret={true}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            maxLength={60}
            className="[font-family:ui-monospace,monospace] uppercase"
          />
        )}
      </Form>
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
        missing: t`Enter the code from your authenticator app.`,
      }
    case 'sms':
      return {
        label: t`Code from the text message`,
        hint: t`6 digits. It works for 5 minutes.`,
        missing: t`Enter the code from the text message.`,
      }
    case 'recovery':
      return {
        label: t`Recovery code`,
        hint: t`26 letters and digits from your saved list. Each works once.`,
        missing: t`Enter one of your recovery codes.`,
      }
    case 'any':
      return {
        label: t`Code`,
        hint: t`From your app, a text message, or your recovery codes.`,
        missing: t`Enter a code.`,
      }
  }
}
