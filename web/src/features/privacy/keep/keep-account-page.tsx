import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { toAppError } from '#api/errors.ts'
import { meQuery } from '#api/me.ts'
import { meKey } from '#api/query-client.ts'
import { getToken } from '#api/token.ts'
import { useToken } from '#api/use-token.ts'
import { forgetSession } from '#features/identity/session.ts'
import { closingQuery, keepAccount, keepByLink } from '#features/privacy/privacy.queries.ts'
import { formatDay, localDay } from '#lib/dates.ts'
import { isNative } from '#lib/platform.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { ErrorPlace } from '#shell/error-place.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { PageLoading } from '#shell/page-loading.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { PictureApart } from '#ui/art/picture-apart.tsx'
import { PictureKey } from '#ui/art/picture-key.tsx'
import { PictureLetter } from '#ui/art/picture-letter.tsx'
import { PictureRest } from '#ui/art/picture-rest.tsx'
import { Button, buttonClass } from '#ui/button.tsx'

/**
 * /auth/keep-account: keeps a closed account, by link or right after closing it (product 6,
 * leaving).
 */
export function KeepAccountPage() {
  const { search, state } = useLocation()
  const code = new URLSearchParams(search).get('code')
  const hasToken = useToken() !== null
  if (code !== null) return <KeepByLink code={code} />
  // Comes from the history state, because a link in an address must not sign a person out.
  const until = (state as { until?: unknown } | null)?.until
  if (typeof until === 'string') return <Closed until={until} />
  return hasToken ? <OfSession /> : <Closed until={null} />
}

function OfSession() {
  const me = useQuery(meQuery)
  const closing = useQuery(closingQuery)
  const error = me.error ?? closing.error
  if (error) return <ErrorPlace error={error} onRetry={() => void closing.refetch()} />
  if (me.data === undefined || closing.data === undefined) return <PageLoading />
  if (closing.data === null) return <StillOpen />
  const day = formatDay(localDay(new Date(closing.data), me.data.timeZone))
  return <KeepOrGo until={day} isMember={me.data.tier === 'member'} />
}

function StillOpen() {
  const { t } = useLingui()
  return (
    <KeepFrame
      title={t`Your account is open.`}
      lead={<Trans>Your account isn’t going to be deleted.</Trans>}
      picture={<PictureRest />}
    >
      <AppLink to={paths.home} className={buttonClass('strong', 'self-start')}>
        <Trans>Go home</Trans>
      </AppLink>
    </KeepFrame>
  )
}

function Closed({ until }: { until: string | null }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  // The server has ended the session; this device ends it too.
  useEffect(() => {
    if (getToken() !== null) forgetSession(queries)
  }, [queries])
  const time = Date.parse(until ?? '')
  const day = Number.isNaN(time) ? null : formatDay(localDay(new Date(time), null))
  return (
    <KeepFrame
      title={t`Your account is closed.`}
      lead={
        day === null ? (
          <Trans>You have 14 days to change your mind. After that, we erase everything.</Trans>
        ) : (
          <Trans>You can change your mind until {day}. After that, we erase everything.</Trans>
        )
      }
      picture={<PictureApart />}
    >
      <p>
        <Trans>Sign in to keep it, or use the link in our email.</Trans>
      </p>
      <AppLink to={paths.login} className={buttonClass('quiet', 'self-start')}>
        <Trans>Sign in</Trans>
      </AppLink>
    </KeepFrame>
  )
}

/** After signing in to a closed account: keep it, or let it be erased. */
function KeepOrGo({ until, isMember }: { until: string; isMember: boolean }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const navigate = useNavigate()
  // Keeps a day together when the heading wraps.
  const day = until.replaceAll(' ', '\u00a0')
  const keep = useMutation({
    mutationFn: keepAccount,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: meKey })
      queries.removeQueries({ queryKey: closingQuery.queryKey })
      showSnackbar({ text: t`Your account is kept.`, color: 'success' })
      await navigate(paths.home, { replace: true })
    },
  })
  return (
    <KeepFrame
      title={t`We’ll delete this account on ${day}. Keep it?`}
      lead={<Trans>You closed it. Until then, everything is still here.</Trans>}
      picture={<PictureApart />}
    >
      {isMember && (
        <p>
          {isNative ? (
            <Trans>A paid membership won’t renew, even if you keep your account.</Trans>
          ) : (
            <Trans>
              A paid membership won’t renew, even if you keep your account. You can start it again
              in your profile.
            </Trans>
          )}
        </p>
      )}
      <InlineError error={keep.error} />
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" pending={keep.isPending} onClick={() => keep.mutate()}>
          <Trans>Keep my account</Trans>
        </Button>
        <AppLink to={paths.signOff} className={buttonClass('quiet')}>
          <Trans>Delete it and sign out</Trans>
        </AppLink>
      </div>
    </KeepFrame>
  )
}

/** Opening the link does not keep the account yet: mail scanners open links too. */
function KeepByLink({ code }: { code: string }) {
  const { t } = useLingui()
  const keep = useMutation({ mutationFn: () => keepByLink(code) })
  const isRefused = keep.error !== null && toAppError(keep.error).code === 'INVALID_CODE'
  if (keep.isSuccess || isRefused) return <Outcome isKept={keep.isSuccess} />
  return (
    <KeepFrame
      title={t`Keep your account?`}
      lead={<Trans>One last click.</Trans>}
      picture={<PictureLetter />}
      moment="link"
    >
      <InlineError error={keep.error} />
      <Button
        variant="primary"
        className="self-start"
        pending={keep.isPending}
        onClick={() => keep.mutate()}
      >
        {t`Keep my account`}
      </Button>
    </KeepFrame>
  )
}

function Outcome({ isKept }: { isKept: boolean }) {
  const { t } = useLingui()
  return (
    <KeepFrame
      title={isKept ? t`Your account is kept.` : t`Invalid code`}
      lead={
        isKept ? (
          <Trans>Sign in. Everything is where you left it.</Trans>
        ) : (
          <Trans>
            This link was already used or has expired. If your account is still there, sign in to
            keep it.
          </Trans>
        )
      }
      picture={isKept ? <PictureKey /> : <PictureApart />}
      moment={isKept ? 'kept' : 'refused'}
    >
      <AppLink to={paths.login} className={buttonClass('strong', 'self-start')}>
        <Trans>Sign in</Trans>
      </AppLink>
    </KeepFrame>
  )
}

type Props = {
  title: string
  lead: ReactNode
  picture: ReactNode
  /** The state of the page: each heading is announced. */
  moment?: string
  children: ReactNode
}

function KeepFrame({ title, lead, picture, moment, children }: Props) {
  return (
    <div className="m-auto flex w-full max-w-dialog flex-col gap-6 py-8">
      <div className="w-56 max-w-full">{picture}</div>
      <div>
        <PageTitle moment={moment ?? title}>{title}</PageTitle>
        <p className="mt-2 text-lead text-pretty text-field-soft">{lead}</p>
      </div>
      {children}
    </div>
  )
}
