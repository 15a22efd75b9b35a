import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { isSessionOver, toAppError } from '#api/errors.ts'
import { meQuery } from '#api/me.ts'
import { getToken, onToken, setToken } from '#api/token.ts'
import { useToken } from '#api/use-token.ts'
import { AuthPage } from '#features/identity/auth-page.tsx'
import { emailFault } from '#features/identity/email-rules.ts'
import { MailSent } from '#features/identity/mail-sent.tsx'
import {
  type PendingSignUp,
  readPendingSignUp,
  writePendingSignUp,
} from '#features/identity/pending-sign-up.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { FormEmail } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { PictureLetter } from '#ui/art/picture-letter.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'
import { changeAddress, resend } from './verify-email.ts'

/** How often to check whether the link was used elsewhere, in milliseconds. */
const lookEvery = 10_000

/** The address of the email, as far as this browser knows. */
function useWaiting() {
  const navigate = useNavigate()
  const isSignedIn = useToken() !== null
  const { data: me, error } = useQuery({
    ...meQuery,
    enabled: isSignedIn,
    refetchInterval: lookEvery,
    refetchOnWindowFocus: 'always',
  })
  // A link with another password or address ended this session.
  const isOver = isSessionOver(error)
  useEffect(() => {
    if (isOver) setToken(null)
  }, [isOver])
  // The link was used here or in another tab, so the person signs in next.
  useEffect(() => {
    const stop = onToken(() => {
      if (getToken() === null) navigate(paths.login, { replace: true })
    })
    return () => void stop()
  }, [navigate])
  const [kept, setKept] = useState(readPendingSignUp)
  const keep = (next: PendingSignUp) => {
    writePendingSignUp(next)
    setKept(next)
  }
  if (!isSignedIn || !me) return kept && { ...kept, isSignedIn: false, keep }
  const isKept = kept?._id === me._id
  return { _id: me._id, email: me.email ?? '', isSignedIn, ...(isKept ? kept : {}), keep }
}

/** Waits for the mailed link to be used, in this browser or in another. */
export function AwaitMail() {
  const { t } = useLingui()
  const waiting = useWaiting()
  const [changing, setChanging] = useState(false)
  if (waiting === null) return <NobodyKnown />
  const { _id, email, isChange = false, isSignedIn, keep } = waiting
  const other = isSignedIn ? (
    <Button variant="quiet" onClick={() => setChanging(true)}>
      <Trans>Use another email</Trans>
    </Button>
  ) : (
    <AppLink to={paths.signUp} className={buttonClass('quiet')}>
      <Trans>Use another email</Trans>
    </AppLink>
  )
  return (
    <AuthPage
      title={t`Check your email`}
      name={t`Confirm your email`}
      moment={email}
      lead={
        <Trans>
          We sent an email to <strong className="text-field">{email}</strong>. Open the link to
          continue.
        </Trans>
      }
      picture={<PictureLetter />}
    >
      {changing ? (
        <OtherAddress
          change={changeAddress}
          onCancel={() => setChanging(false)}
          onChanged={(next) => {
            keep({ _id, email: next, isChange: true })
            setChanging(false)
          }}
        />
      ) : (
        <MailSent
          key={email}
          sendAgain={() => (isChange ? changeAddress(email) : resend(_id))}
          other={other}
        />
      )}
      <p>
        <AppLink to={paths.signOff} className={linkClass('inline-block py-2')}>
          <Trans>Sign out</Trans>
        </AppLink>
      </p>
    </AuthPage>
  )
}

function NobodyKnown() {
  const { t } = useLingui()
  return (
    <AuthPage
      title={t`Check your email`}
      name={t`Confirm your email`}
      lead={<Trans>Open the link in our newest email. To get a new one, sign in.</Trans>}
      picture={<PictureLetter />}
    >
      <div className="flex flex-wrap gap-3">
        <AppLink to={paths.login} className={buttonClass('strong')}>
          <Trans>Sign in</Trans>
        </AppLink>
        <AppLink to={paths.signUp} className={buttonClass('quiet')}>
          <Trans>Create an account</Trans>
        </AppLink>
      </div>
    </AuthPage>
  )
}

type Props = {
  change: (email: string) => Promise<unknown>
  onCancel: () => void
  onChanged: (email: string) => void
}

function OtherAddress({ change, onCancel, onChanged }: Props) {
  const { t } = useLingui()
  const form = useForm({ email: '' }, ({ email }) => ({ email: emailFault(email) }))
  const send = useMutation({
    mutationFn: ({ email }: { email: string }) => change(email),
    onSuccess: (_answer, { email }) => onChanged(email),
  })
  const isStale = send.error !== null && toAppError(send.error).code === 'SIGN_IN_AGAIN'
  return (
    <Card>
      <Form
        form={form}
        error={send.error}
        pending={send.isPending}
        submitLabel={t`Send the link`}
        onSubmit={(values) => send.mutate(values)}
        secondary={
          <Button variant="quiet" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        }
      >
        <FormEmail label={t`Your email`} autoComplete="email" />
        {isStale && (
          <p>
            <AppLink to={paths.signOff} className={linkClass()}>
              <Trans>Sign out, then sign in again</Trans>
            </AppLink>
          </p>
        )}
      </Form>
    </Card>
  )
}
