import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { toAppError } from '#api/errors.ts'
import { readAnew } from '#companies/read-anew.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { invite } from './inviting.data.ts'

const nothing = { email: '', firstName: '', lastName: '', isCompanyAdmin: false }

export type Invited = typeof nothing

/** Whom one is inviting by address, one after the other; what is typed outlives a look elsewhere. */
export function useInviting() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [values, setValues] = useState(nothing)
  const [isMissed, setIsMissed] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const send = useMutation({
    mutationFn: (obj: Invited) => invite(obj),
    onSuccess: (_, { email }) => {
      // One at a time: the form beneath has to stay in sight.
      const text = t`Invitation sent to ${email}`
      showSnackbar({ text, color: 'info', about: 'invitation' })
      // The next one can be typed at once, and may have been begun.
      setValues((now) => (now.email.trim() === email ? nothing : now))
      field.current?.focus()
      void readAnew(queries)
    },
    onError: () => field.current?.focus(),
  })
  const refusal = send.error === null ? null : toAppError(send.error)
  const isAtField = refusal?.field === 'email'
  const email = values.email.trim()
  return {
    values,
    field,
    /** Whether somebody is named who has no invitation yet. */
    isTyped: email !== '',
    write: (more: Partial<Invited>) => {
      setIsMissed(false)
      if (send.error !== null) send.reset()
      setValues((now) => ({ ...now, ...more }))
    },
    fault: isMissed ? t`Write the address of the person.` : isAtField ? refusal.message : undefined,
    error: isAtField ? null : send.error,
    pending: send.isPending,
    submit: (onSent?: () => void) => {
      setIsMissed(email === '')
      if (email === '') field.current?.focus()
      else send.mutate({ ...values, email }, { onSuccess: () => onSent?.() })
    },
    drop: () => {
      send.reset()
      setValues(nothing)
    },
  }
}

export type Inviting = ReturnType<typeof useInviting>
