import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { type UseFormRegisterReturn, useForm } from 'react-hook-form'
import { toAppError } from '#api/errors.ts'
import { finishSignIn, type Way } from '#api/second-factor.ts'
import { beginSession } from '#api/session.ts'
import { FormShell } from '#shell/form-shell.tsx'
import { CodeField } from '#ui/code-field.tsx'
import { TextField } from '#ui/field.tsx'

export type CodeProps = {
  /** Hears of every refusal: after some there is no sense in another try. */
  onRefused: (error: unknown) => void
}

type FieldProps = UseFormRegisterReturn & { error: string | undefined }

type CodeFormProps = CodeProps & {
  way: Way
  /** What is said of a code that cannot be one; null where it can. */
  check: (code: string) => string | null
  renderField: (props: FieldProps) => ReactNode
}

/** One code and its button. A wrong one is marked at the field, ready to be written over. */
export function CodeForm({ way, check, renderField, onRefused }: CodeFormProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const form = useForm({ defaultValues: { code: '' } })
  const { setFocus } = form
  const send = useMutation({
    mutationFn: ({ code }: { code: string }) => finishSignIn(way, code),
    onSuccess: (token) => beginSession(queryClient, token),
    onError: (error) => {
      onRefused(error)
      const { code, message } = toAppError(error)
      if (code !== 'INVALID_CODE') return
      form.setError('code', { message })
      setFocus('code', { shouldSelect: true })
    },
  })
  const isWrong = send.error !== null && toAppError(send.error).code === 'INVALID_CODE'
  // There is one thing to do here, and the code does not wait.
  useEffect(() => setFocus('code'), [setFocus])
  return (
    <FormShell
      error={isWrong ? null : send.error}
      pending={send.isPending}
      submitLabel={t`Sign in`}
      onSubmit={form.handleSubmit((values) => send.mutate(values))}
    >
      {renderField({
        error: form.formState.errors.code?.message,
        ...form.register('code', {
          required: t`Type the code.`,
          setValueAs: (value: string) => value.trim(),
          validate: (value) => check(value) ?? true,
        }),
      })}
    </FormShell>
  )
}

/** The code of the authenticator app. */
export function AppCode(props: CodeProps) {
  const { t } = useLingui()
  return (
    <SixDigits
      {...props}
      way="totp"
      label={t`Code from your app`}
      hint={<Trans>6 digits, new ones every 30 seconds.</Trans>}
    />
  )
}

type SixDigitsProps = CodeProps & { way: Way; label: string; hint: ReactNode }

/** A code of six digits, however they are grouped. */
export function SixDigits({ way, label, hint, onRefused }: SixDigitsProps) {
  const { t } = useLingui()
  return (
    <CodeForm
      way={way}
      onRefused={onRefused}
      check={(code) => (/^\d{6}$/.test(code.replace(/[\s-]/g, '')) ? null : t`Type the 6 digits.`)}
      renderField={(field) => <CodeField label={label} hint={hint} {...field} />}
    />
  )
}

/** One of the codes that the person was given to keep. */
export function RecoveryCode(props: CodeProps) {
  const { t } = useLingui()
  return (
    <CodeForm
      {...props}
      way="recovery"
      check={() => null}
      renderField={(field) => (
        <TextField
          label={t`Recovery code`}
          hint={<Trans>26 letters and digits, from the list you kept. Each works once.</Trans>}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={60}
          className="uppercase"
          {...field}
        />
      )}
    />
  )
}
