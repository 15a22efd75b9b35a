import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { readAnew } from '#companies/read-anew.ts'
import { useForm } from '#shell/forms/use-form.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { invite } from './inviting.queries.ts'

const nothing = { email: '', firstName: '', lastName: '', isCompanyAdmin: false }

export type Invited = typeof nothing

/** Whom one is inviting by address, one after the other; what is typed outlives a look elsewhere. */
export function useInviting() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const form = useForm<Invited>(nothing, ({ email }) => ({
    email: email === '' ? t`Write the address of the person.` : undefined,
  }))
  const field = useRef<HTMLInputElement>(null)
  const send = useMutation({
    mutationFn: (obj: Invited) => invite(obj),
    onSuccess: (_, { email }) => {
      // One at a time: the form beneath has to stay in sight.
      const text = t`Invitation sent to ${email}`
      showSnackbar({ text, color: 'info', about: 'invitation' })
      // The next one can be typed at once, and may have been begun.
      form.replace((now) => (now.email === email ? nothing : now))
      field.current?.focus()
      void readAnew(queries)
    },
  })
  return {
    form,
    field,
    /** Whether somebody is named who has no invitation yet. */
    isTyped: form.values.email !== '',
    error: send.error,
    pending: send.isPending,
    submit: (onSent?: () => void) =>
      form.submit((values) => send.mutate(values, { onSuccess: () => onSent?.() })),
    drop: () => {
      send.reset()
      form.replace(() => nothing)
    },
  }
}

export type Inviting = ReturnType<typeof useInviting>
