import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router'
import { endSession } from '#features/identity/end-session.ts'
import { closeSession } from '#features/identity/session.ts'
import { paths, type RedirectState } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { PictureRest } from '#ui/art/picture-rest.tsx'
import { buttonClass } from '#ui/button.tsx'

/**
 * `next`: the page to continue at as another person. `refused`: the server ended the session, so
 * sign-in follows at once; `asked` opens after it.
 */
type SignOffState = { next?: string; refused?: boolean; asked?: string }

/** /auth/sign-off: opening this page signs out, on the server and on this device. */
export function SignOffPage() {
  const { t } = useLingui()
  const { next, refused, asked } = (useLocation().state ?? {}) as SignOffState
  const ended = useSignOff(refused)
  if (next !== undefined && ended !== 'pending') return <Navigate to={next} replace />
  if (refused && ended === 'everywhere') {
    const state: RedirectState = { asked: asked ?? paths.home, from: paths.signOff }
    return <Navigate to={paths.login} replace state={state} />
  }
  return (
    <div className="m-auto flex max-w-dialog flex-col items-center gap-5 py-8 text-center">
      <div className="w-64 max-w-full">
        <PictureRest />
      </div>
      <PageTitle>{ended === 'pending' ? t`Signing you out` : t`You’re signed out`}</PageTitle>
      <p role="status" className="text-field-soft">
        {ended === 'here' && (
          <Trans>
            You’re signed out on this device. We couldn’t reach the server, so the session there
            will end on its own.
          </Trans>
        )}
        {ended === 'everywhere' && <Trans>See you soon.</Trans>}
      </p>
      {ended !== 'pending' && (
        <AppLink to={paths.login} className={buttonClass('strong')}>
          <Trans>Sign in</Trans>
        </AppLink>
      )}
    </div>
  )
}

/** Ends the session if there is one; this device always forgets it. */
function useSignOff(isRefused = false): 'pending' | 'everywhere' | 'here' {
  const queryClient = useQueryClient()
  const started = useRef(false)
  const { mutate, isIdle, isPending, isError } = useMutation({
    mutationFn: async () => {
      // The person comes back to what they had begun.
      if (isRefused) closeSession(queryClient)
      else await endSession(queryClient)
    },
  })
  useEffect(() => {
    if (started.current) return
    started.current = true
    mutate()
  }, [mutate])
  if (isIdle || isPending) return 'pending'
  return isError ? 'here' : 'everywhere'
}
