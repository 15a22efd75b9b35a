import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type FactorKind, finishSignIn } from '#features/fresh-sign-in/second-factor.ts'
import { beginSession } from '#features/identity/session.ts'
import { CodeForm } from '#shell/forms/code-form.tsx'

export type CodeStepProps = {
  onRefused: (error: unknown) => void
}

type Props = CodeStepProps & {
  way: FactorKind
  error?: unknown
  children?: ReactNode
}

export function CodeStep({ way, onRefused, error = null, children }: Props) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const finish = useMutation({
    mutationFn: (code: string) => finishSignIn(way, code),
    onSuccess: (token) => beginSession(queryClient, token),
    onError: onRefused,
  })
  return (
    <CodeForm
      kind={way}
      // The field takes the focus, because the code expires soon.
      takesFocus
      submitLabel={t`Sign in`}
      error={finish.error ?? error}
      pending={finish.isPending}
      onSubmit={(code) => finish.mutate(code)}
    >
      {children}
    </CodeForm>
  )
}
