import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type Me, meQuery } from '#api/me.ts'
import { useToken } from '#api/use-token.ts'
import { AuthPage } from '#features/identity/auth-page.tsx'
import { readPendingSignUp, writePendingSignUp } from '#features/identity/pending-sign-up.ts'
import { keepTyped } from '#features/identity/typed.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { ErrorPlace } from '#shell/error-place.tsx'
import { Form } from '#shell/forms/form.tsx'
import { FormSwitch } from '#shell/forms/switch-field.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { PageLoading } from '#shell/page-loading.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { PictureApart } from '#ui/art/picture-apart.tsx'
import { PictureKey } from '#ui/art/picture-key.tsx'
import { PictureLetter } from '#ui/art/picture-letter.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Alone, SignUpAgain } from './alone.tsx'
import { GivePassword } from './give-password.tsx'
import {
  type Asks,
  leadsElsewhere,
  previewQuery,
  verifyEmail,
  whatAsks,
  whoIsHere,
} from './verify-email.ts'

const WhatItMeans = () => (
  <Trans>
    Its admins can see your name, email and role, and can end your access. Your goals and notes stay
    private.
  </Trans>
)

/** The mailed link opens this. Only a click confirms: mail scanners open links too. */
export function ConfirmAddress({ code }: { code: string }) {
  const { t } = useLingui()
  const form = useForm({ joins: false })
  const { joins } = form.values
  // Preview of the effect of confirming.
  const reading = useQuery(previewQuery(code))
  const { data: preview } = reading
  const confirm = useConfirm(code, t`Your email is confirmed`, {
    leaves: preview?.leaves ?? null,
    expectedCompany: preview?.company ?? null,
    onElsewhere: () => {
      form.replace(() => ({ joins: false }))
      void reading.refetch()
    },
  })
  if (confirm.data) {
    const { good, me } = confirm.data
    return good ? <Confirmed me={me} /> : <Refused />
  }
  if (confirm.asks !== null) {
    const { asks, error, isPending } = confirm
    const props = {
      asks,
      error,
      pending: isPending,
      onPassword: (password: string) => confirm.mutate({ password, joins }),
    }
    return <GivePassword {...props} />
  }
  if (preview === undefined) {
    if (!reading.isError) return <PageLoading />
    return <ErrorPlace error={reading.error} onRetry={() => void reading.refetch()} />
  }
  // A used or expired link cannot be confirmed.
  if (preview === null) return <Refused />
  return (
    <AuthPage
      title={t`Confirm your email`}
      name={t`Confirm your email`}
      lead={<Trans>One last click.</Trans>}
      picture={<PictureLetter />}
      long={preview.isPublic || preview.company !== null}
    >
      <Card>
        <Form
          form={form}
          error={confirm.error}
          pending={confirm.isPending}
          submitLabel={t`Confirm my email`}
          onSubmit={(values) => confirm.mutate({ ...values, password: null })}
        >
          <p>
            <Trans>Confirming tells us this email is yours.</Trans>
          </p>
          {preview.isPublic && <Alone />}
          {preview.company !== null && <Joining company={preview.company} asks={preview.asks} />}
          <p>
            <Trans>Not you? Close this page. Nothing will change.</Trans>
          </p>
        </Form>
      </Card>
      {preview.isPublic && <SignUpAgain />}
    </AuthPage>
  )
}

type Confirming = {
  leaves: string | null
  expectedCompany: string | null
  /** Called after the preview has changed, to read it again */
  onElsewhere: () => void
}

function useConfirm(
  code: string,
  words: string,
  { leaves, expectedCompany, onElsewhere }: Confirming,
) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [asks, setAsks] = useState<Asks | null>(null)
  const confirm = useMutation({
    mutationFn: async (said: { password: string | null; joins: boolean }) => {
      const before = queryClient.getQueryData(meQuery.queryKey)
      const good = await verifyEmail(code, { ...said, expectedCompany })
      return { good, before, left: leaves, me: await whoIsHere(queryClient) }
    },
    onSuccess: ({ good, before, left, me }) => {
      if (!good) return
      if (left !== null) return navigate(paths.left, { replace: true, state: { company: left } })
      const waiting = readPendingSignUp()
      if (waiting) keepTyped({ email: waiting.email })
      writePendingSignUp(null)
      if (before?.emailVerified || !me?.emailVerified) return
      // The welcome page already says that the address is confirmed.
      if (!me.showWelcomeDialog) showSnackbar({ text: words, color: 'success' })
      navigate(paths.home, { replace: true })
    },
    onError: (error) => {
      const isElsewhere = leadsElsewhere(error)
      setAsks((before) => (isElsewhere ? null : (whatAsks(error) ?? before)))
      if (isElsewhere) onElsewhere()
    },
  })
  return { ...confirm, asks }
}

function Confirmed({ me }: { me: Me | null }) {
  const { t } = useLingui()
  return (
    <AuthPage
      title={t`Your email is confirmed`}
      moment="confirmed"
      lead={
        me ? (
          <Trans>You’re all set. Pick up where you left off.</Trans>
        ) : (
          <Trans>
            Now sign in with it. If we just emailed you a link to set your password, do that first.
          </Trans>
        )
      }
      picture={<PictureKey />}
    >
      <AppLink to={me ? paths.home : paths.login} className={buttonClass('strong', 'self-start')}>
        {me ? t`Continue` : t`Sign in`}
      </AppLink>
    </AuthPage>
  )
}

function Refused() {
  const { t } = useLingui()
  const isSignedIn = useToken() !== null
  const { data: me, isLoading } = useQuery({ ...meQuery, enabled: isSignedIn })
  const isDone = me?.emailVerified === true
  if (isLoading) return <PageLoading />
  return (
    <AuthPage
      title={t`Invalid code`}
      moment="refused"
      lead={
        <Trans>
          This link was already used, is older than 24 hours, or was replaced by a newer one.
        </Trans>
      }
      picture={<PictureApart />}
    >
      {isDone && (
        <p>
          <Trans>Your email is already confirmed. There’s nothing to do.</Trans>
        </p>
      )}
      <AppLink
        to={isDone ? paths.home : paths.verifyEmail}
        className={buttonClass('strong', 'self-start')}
      >
        {isDone ? t`Go home` : t`Send a new email`}
      </AppLink>
    </AuthPage>
  )
}

type Props = {
  company: string
  /** Whether the person chooses (the field `joins`); if not, they join. */
  asks: boolean
}

/** The company that the person joins by confirming, and what that means. */
function Joining({ company, asks }: Props) {
  const { t } = useLingui()
  if (!asks) {
    return (
      <div className="wrap-anywhere">
        <p className="font-semibold">
          <Trans>You’ll also join {company}.</Trans>
        </p>
        <p className="mt-1">
          <WhatItMeans /> <Trans>You can leave at any time in your profile.</Trans>
        </p>
      </div>
    )
  }
  return (
    <div className="wrap-anywhere">
      <p>
        <Trans>This email belongs to {company}.</Trans>
      </p>
      <FormSwitch
        name="joins"
        label={t`Join ${company} with my account`}
        hint={
          <>
            <WhatItMeans /> <Trans>If you leave this off, you won’t join.</Trans>
          </>
        }
      />
    </div>
  )
}
