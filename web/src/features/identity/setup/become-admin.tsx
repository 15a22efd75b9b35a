import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { meQuery } from '#api/me.ts'
import { beginSession } from '#api/session.ts'
import { useToken } from '#api/use-token.ts'
import { AuthPage } from '#features/identity/auth-page.tsx'
import { productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { PictureKey } from '#ui/art/picture-key.tsx'
import { Button } from '#ui/button.tsx'
import { becomeAdmin } from './setup.queries.ts'

type Props = { code: string; email: string }

/** Who has an account with the address of the link signs in to it, and becomes app admin. */
export function BecomeAdmin({ code, email }: Props) {
  const navigate = useNavigate()
  const hasToken = useToken() !== null
  const me = useQuery({ ...meQuery, enabled: hasToken })
  const here = `${paths.setup}?code=${encodeURIComponent(code)}`
  if (hasToken && me.isPending) return <PageLoading />
  const isOver = me.data === undefined || me.data.sessionState === 'pending_2fa'
  if (!hasToken || isOver) {
    return (
      <Frame
        lead={<Trans>{email} has an account. Sign in with it, then open this link again.</Trans>}
      >
        <Button onClick={() => navigate(paths.login, { state: { asked: here } })}>
          <Trans>Sign in</Trans>
        </Button>
      </Frame>
    )
  }
  if (me.data.email?.toLowerCase() !== email.toLowerCase()) {
    return (
      <Frame
        lead={
          <Trans>
            This link is for {email}. You’re signed in as {me.data.email}.
          </Trans>
        }
      >
        <Button onClick={() => navigate(paths.signOff, { state: { next: here } })}>
          <Trans>Sign out</Trans>
        </Button>
      </Frame>
    )
  }
  return <Confirm code={code} email={email} />
}

function Confirm({ code, email }: Props) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const become = useMutation({
    mutationFn: () => becomeAdmin(code),
    onSuccess: (token) => {
      navigate(paths.appAdmin, { replace: true })
      beginSession(queryClient, token)
    },
  })
  return (
    <Frame lead={<Trans>You’re signed in as {email}.</Trans>}>
      <InlineError error={become.error} />
      <Button pending={become.isPending} onClick={() => become.mutate()}>
        <Trans>Become app admin</Trans>
      </Button>
    </Frame>
  )
}

function Frame({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  const { t } = useLingui()
  return (
    <AuthPage
      title={t`Set up ${productName}`}
      name={t`Set up`}
      moment="become"
      lead={lead}
      picture={<PictureKey />}
    >
      <div className="flex flex-col items-start gap-4">{children}</div>
    </AuthPage>
  )
}
