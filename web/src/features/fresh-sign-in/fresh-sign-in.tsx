import { type ReactNode, useEffect, useState } from 'react'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { FreshContext, type SignedInBy, SignInGivenUp } from './fresh.ts'
import type { SignInDialogProps } from './sign-in-dialog.tsx'

const signInDialog = lazyPart<SignInDialogProps>(
  async () => (await import('./sign-in-dialog.tsx')).SignInDialog,
)

type Asking = { resolve: (signedInBy: SignedInBy) => void; reject: (error: unknown) => void }

/** Lets its children ask for a new sign-in in a dialog. */
export function FreshSignIn({ children }: { children: ReactNode }) {
  const [asking, setAsking] = useState<Asking | null>(null)
  const [count, setCount] = useState(0)

  // Loads the dialog before it is needed, while there is a network.
  useEffect(() => {
    signInDialog.load().catch(() => {})
  }, [])

  function ask(): Promise<SignedInBy> {
    return new Promise((resolve, reject) => {
      setAsking({ resolve, reject })
      setCount((before) => before + 1)
    })
  }
  const dialog = {
    open: asking !== null,
    onDone: (signedInBy: SignedInBy) => {
      setAsking(null)
      asking?.resolve(signedInBy)
    },
    onGiveUp: () => {
      setAsking(null)
      asking?.reject(new SignInGivenUp())
    },
  }
  return (
    <FreshContext value={ask}>
      {children}
      {count > 0 && <Lazy key={count} part={signInDialog} props={dialog} placeholder={null} />}
    </FreshContext>
  )
}
