import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { toAppError } from '#api/errors.ts'
import { readAnew } from '#companies/read-anew.ts'
import { FormShell } from '#shell/form-shell.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import { invite } from './inviting.data.ts'

const nothing = { email: '', firstName: '', lastName: '', isCompanyAdmin: false }

/** One person: they get a mail with a link that is theirs alone. */
export function ByAddress({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const form = useForm({ defaultValues: nothing })
  const { setError, setFocus, reset, register, control, formState } = form
  const send = useMutation({
    mutationFn: (obj: typeof nothing) => invite(obj),
    onSuccess: async (_, { email }) => {
      showSnackbar({ text: t`Invitation sent to ${email}`, color: 'info' })
      // The next one can be typed at once.
      reset(nothing)
      setFocus('email')
      await readAnew(queries)
    },
  })
  const refusal = send.error === null ? null : toAppError(send.error)
  const isAtField = refusal?.field === 'email'
  useEffect(() => {
    if (!isAtField || refusal === null) return
    setError('email', { message: refusal.message })
    setFocus('email')
  }, [isAtField, refusal, setError, setFocus])
  return (
    <FormShell
      error={isAtField ? null : send.error}
      pending={send.isPending}
      submitLabel={t`Send the invitation`}
      secondary={
        <Button variant="quiet" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
      onSubmit={form.handleSubmit((values) => send.mutate(values))}
    >
      <TextField
        label={t`Email`}
        hint={t`The link in the mail is good for 14 days.`}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.email?.message}
        {...register('email', {
          required: t`Write the address of the person.`,
          setValueAs: (value: string) => value.trim(),
        })}
      />
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <TextField
          label={t`First name, if you like`}
          autoComplete="off"
          maxLength={100}
          {...register('firstName')}
        />
        <TextField
          label={t`Last name, if you like`}
          autoComplete="off"
          maxLength={100}
          {...register('lastName')}
        />
      </div>
      <Controller
        control={control}
        name="isCompanyAdmin"
        render={({ field }) => (
          <SwitchRow
            label={t`As an admin`}
            hint={t`Runs the company here together with you.`}
            checked={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </FormShell>
  )
}
