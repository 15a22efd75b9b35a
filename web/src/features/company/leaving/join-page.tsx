import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { toAppError } from '#api/errors.ts'
import { useMe } from '#api/me.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { ErrorPlace } from '#shell/error-place.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { PictureApart } from '#ui/art/picture-apart.tsx'
import { PictureMeet } from '#ui/art/picture-meet.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { acceptInvitation, joiningQuery } from './leaving.queries.ts'

/** /user/join?invite=: a signed-in person accepts an invitation, or declines it. */
export function JoinPage() {
  const [search] = useSearchParams()
  const code = search.get('invite') ?? ''
  const { data, error, refetch } = useQuery(joiningQuery(code))
  const isEnded = error !== null && toAppError(error).code === 'INVALID_CODE'
  if (error !== null && !isEnded) {
    return <ErrorPlace error={error} onRetry={() => void refetch()} />
  }
  if (data === undefined && !isEnded) return <PageLoading />
  return (
    <div className="m-auto flex w-full max-w-dialog flex-col gap-6 py-8">
      <div className="w-56 max-w-full">{data ? <PictureMeet /> : <PictureApart />}</div>
      {data ? <Invited code={code} {...data} /> : <Ended />}
    </div>
  )
}

type Props = { code: string; company: string; isCompanyAdmin: boolean; email: string | null }

/** An obstacle shows at once, with a way around it; the server refuses it too. */
function Invited({ email: invited, ...rest }: Props) {
  const { email, company: own, isPublicUser } = useMe()
  const navigate = useNavigate()
  const { code, company } = rest
  if (invited !== null && invited.toLowerCase() !== email?.toLowerCase()) {
    return (
      <Obstacle
        title={<Trans>This invitation is for someone else.</Trans>}
        action={
          <Button onClick={() => navigate(paths.signOff, { state: { next: paths.invited(code) } })}>
            <Trans>Sign out and continue</Trans>
          </Button>
        }
      >
        <Trans>
          {company} invites {invited}. You are signed in as {email}.
        </Trans>
      </Obstacle>
    )
  }
  if (!isPublicUser) {
    const name = own?.name ?? ''
    return (
      <Obstacle
        title={<Trans>You’re already a member of {name}.</Trans>}
        action={
          <AppLink to={paths.leaveCompany} className={buttonClass('strong')}>
            <Trans>See how to leave {name}</Trans>
          </AppLink>
        }
      >
        <Trans>
          You can belong to one company at a time. To join {company}, leave {name} first, then open
          the invitation again.
        </Trans>
      </Obstacle>
    )
  }
  return <Choice {...rest} />
}

type ObstacleProps = {
  title: ReactNode
  children: ReactNode
  action: ReactNode
}

function Obstacle({ title, children, action }: ObstacleProps) {
  return (
    <>
      <div>
        <PageTitle>{title}</PageTitle>
        <p className="mt-2 text-lead text-pretty text-field-soft">{children}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {action}
        <AppLink to={paths.home} className={buttonClass('quiet')}>
          <Trans>Not now</Trans>
        </AppLink>
      </div>
    </>
  )
}

function Choice({ code, company, isCompanyAdmin }: Omit<Props, 'email'>) {
  const { t } = useLingui()
  const { email } = useMe()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const accept = useMutation({
    mutationFn: () => acceptInvitation(code),
    onSuccess: () => {
      // Another company has other rights: drop all loaded data.
      queries.clear()
      showSnackbar({ text: t`Welcome to ${company}`, color: 'success' })
      navigate(isCompanyAdmin ? paths.login : paths.home, { replace: true })
    },
  })
  return (
    <>
      <div>
        <PageTitle>
          <Trans>Join {company}?</Trans>
        </PageTitle>
        <p className="mt-2 text-lead text-pretty text-field-soft">
          <Trans>You’re signed in as {email}. Your goals and notes stay private.</Trans>
        </p>
        {isCompanyAdmin && (
          <p className="mt-2">
            <Trans>You’ll join as an admin and have to sign in again.</Trans>
          </p>
        )}
      </div>
      <InlineError error={accept.error} />
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" pending={accept.isPending} onClick={() => accept.mutate()}>
          <Trans>Join</Trans>
        </Button>
        <AppLink to={paths.home} className={buttonClass('quiet')}>
          <Trans>Not now</Trans>
        </AppLink>
      </div>
    </>
  )
}

function Ended() {
  return (
    <>
      <div>
        <PageTitle>
          <Trans>This invitation is no longer valid</Trans>
        </PageTitle>
        <p className="mt-2 text-lead text-field-soft">
          <Trans>Ask the person who sent it for a new one.</Trans>
        </p>
      </div>
      <AppLink to={paths.home} className={buttonClass('strong', 'self-start')}>
        <Trans>Go home</Trans>
      </AppLink>
    </>
  )
}
