import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { AppError, isSessionOver } from '#api/errors.ts'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { useMe } from '#api/me.ts'
import { renewToken } from '#api/renewal.ts'
import { getToken } from '#api/token.ts'
import { Form } from '#shell/forms/form.tsx'
import { FormPassword } from '#shell/forms/secret-fields.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { SignedInBy } from './fresh.ts'
import { type FactorKind, finishSignIn, isSpent, textCode } from './second-factor.ts'
import { SecondStep } from './second-step.tsx'

const loginDocument = graphql(`
  mutation SignInAgain($email: String!, $password: String!) {
    login(email: $email, password: $password) {
      token
      state
    }
  }
`)

const logoutDocument = graphql(`
  mutation EndReplacedSession {
    logout
  }
`)

/** The pending sign-in expired or ran out of attempts. */
class WaitOver extends Error {}

/** The notice after WaitOver, when the dialog asks for the password again. */
const waitOverError = (message: string) =>
  new AppError('refused', 401, [{ message, code: 'WAIT_OVER', field: null }])

export type SignInDialogProps = {
  open: boolean
  onDone: (signedInBy: SignedInBy) => void
  onGiveUp: () => void
}

export function SignInDialog({ open, onDone, onGiveUp }: SignInDialogProps) {
  const { t } = useLingui()
  const [waiting, setWaiting] = useState<string | null>(null)
  const [isOver, setIsOver] = useState(false)

  async function finish(token: string, code: string | null) {
    await takeOver(token)
    onDone({ code })
  }
  /** If the sign-in has expired, the dialog starts again with the password. */
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
    <Dialog open={open} onClose={onGiveUp} title={t`Confirm it’s you`}>
      {waiting === null ? (
        <PasswordStep
          notice={
            isOver
              ? waitOverError(t`That took too long or too many tries. Enter your password again.`)
              : null
          }
          onWaiting={setWaiting}
          onToken={(token) => finish(token, null)}
          onCancel={onGiveUp}
        />
      ) : (
        <SecondStep
          onGive={(way, code) =>
            unlessOver(async () => finish(await giveCode(waiting, way, code), code))
          }
          onText={() => unlessOver(() => sendCode(waiting))}
          onCancel={onGiveUp}
        />
      )}
    </Dialog>
  )
}

type Props = {
  /** The reason for asking for the password again. */
  notice: unknown
  onWaiting: (token: string) => void
  onToken: (token: string) => Promise<void>
  onCancel: () => void
}

function PasswordStep({ notice, onWaiting, onToken, onCancel }: Props) {
  const { t } = useLingui()
  const email = useMe().email ?? ''
  const form = useForm({ password: '' }, ({ password }) => ({
    password: password === '' ? t`Enter your password.` : undefined,
  }))
  const login = useMutation({
    mutationFn: async (password: string) => {
      const { token, isPending } = await givePassword(email, password)
      if (isPending) onWaiting(token)
      else await onToken(token)
    },
  })
  return (
    <Form
      form={form}
      error={login.error ?? notice}
      fieldNames={{ INVALID_CREDENTIALS: 'password' }}
      pending={login.isPending}
      submitLabel={t`Continue`}
      secondary={
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      }
      onSubmit={({ password }) => login.mutate(password)}
    >
      <p>
        <Trans>
          You signed in a while ago. To make this change, enter the password for{' '}
          <strong>{email}</strong>.
        </Trans>
      </p>
      {/* Lets a password manager know which account the password belongs to. */}
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <FormPassword name="password" label={t`Password`} autoComplete="current-password" />
    </Form>
  )
}

/** Checks the password. The token is complete unless `isPending`. Throws AppError. */
async function givePassword(email: string, password: string) {
  const { login } = await request(loginDocument, { email, password }, { anonymous: true })
  return { token: login.token, isPending: login.state === 'pending_2fa' }
}

/** Completes a pending sign-in. Returns the token. Throws AppError or WaitOver. */
async function giveCode(pending: string, way: FactorKind, code: string): Promise<string> {
  return notOver(() => finishSignIn(way, code, { token: pending }))
}

async function sendCode(pending: string): Promise<void> {
  await notOver(() => textCode({ token: pending }))
}

/** Replaces the session's token in all tabs and ends the old session. */
async function takeOver(token: string): Promise<void> {
  const before = getToken()
  await renewToken(async () => ({ token }))
  if (before !== null) request(logoutDocument, {}, { token: before }).catch(() => {})
}

async function notOver<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    // This sign-in has no attempts left, so the person has to start again.
    throw isSpent(error) || isSessionOver(error) ? new WaitOver() : error
  }
}
