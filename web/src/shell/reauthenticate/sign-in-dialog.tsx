import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import type { SignedInBy } from '#shell/reauthenticate/fresh.ts'
import { PasswordStep } from '#shell/reauthenticate/password-step.tsx'
import type { SecondStepProps } from '#shell/reauthenticate/second-step.tsx'
import {
  giveCode,
  sendCode,
  takeOver,
  WaitOver,
  waitOverError,
} from '#shell/reauthenticate/sign-in.calls.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const secondStep = lazyPart<SecondStepProps>(
  async () => (await import('#shell/reauthenticate/second-step.tsx')).SecondStep,
)

export type SignInDialogProps = {
  open: boolean
  onDone: (signedInBy: SignedInBy) => void
  onGiveUp: () => void
}

/** Asks for the password, and for the second factor of those who have one, there and then. */
export function SignInDialog({ open, onDone, onGiveUp }: SignInDialogProps) {
  const { t } = useLingui()
  const [waiting, setWaiting] = useState<string | null>(null)
  const [isOver, setIsOver] = useState(false)

  // While the password is typed.
  useEffect(() => {
    secondStep.load().catch(() => {})
  }, [])

  async function finish(token: string, code: string | null) {
    await takeOver(token)
    onDone({ code })
  }
  /** A sign-in that waits no longer begins anew, with the password. */
  async function unlessOver(call: () => Promise<void>) {
    try {
      await call()
    } catch (error) {
      if (error instanceof WaitOver) {
        setIsOver(true)
        setWaiting(null)
      }
      throw error
    }
  }
  return (
    <Dialog open={open} onClose={onGiveUp} title={t`Is it still you?`}>
      {waiting === null ? (
        <PasswordStep
          notice={
            isOver
              ? waitOverError(
                  t`That took too long, or too many tries. Please type your password again.`,
                )
              : null
          }
          onWaiting={setWaiting}
          onToken={(token) => finish(token, null)}
          onCancel={onGiveUp}
        />
      ) : (
        <Lazy
          part={secondStep}
          props={{
            onGive: (way, code) =>
              unlessOver(async () => finish(await giveCode(waiting, way, code), code)),
            onText: () => unlessOver(() => sendCode(waiting)),
            onCancel: onGiveUp,
          }}
          placeholder={<Skeleton className="late h-40" />}
        />
      )}
    </Dialog>
  )
}
