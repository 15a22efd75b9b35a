import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { finishSignIn, type Way } from '#api/second-factor.ts'
import { beginSession } from '#api/session.ts'
import { CodeForm } from '#shell/forms/code-form.tsx'

export type CodeStepProps = {
  /** Hears of every refusal: after some there is no sense in another try. */
  onRefused: (error: unknown) => void
}

type Props = CodeStepProps & {
  way: Way
  /** What failed beside the code itself. */
  error?: unknown
  children?: ReactNode
}

/** The code that ends the sign-in. */
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
      // There is one thing to do here, and the code does not wait.
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
