import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { meKey } from '#api/query-client.ts'
import { closingQuery, keepAccount } from '#features/privacy/privacy.queries.ts'
import { isNative } from '#lib/platform.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { PictureApart } from '#ui/art/picture-apart.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { KeepFrame } from './keep-frame.tsx'

/** After the right password of a closed account: keep it, or let it go. */
export function KeepOrGo({ until, isMember }: { until: string; isMember: boolean }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const navigate = useNavigate()
  // A day is not torn in two where the heading wraps.
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
      title={t`This account is to be deleted on ${day}. Keep it?`}
      lead={<Trans>You closed it. Until then everything you wrote is still here.</Trans>}
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
          <Trans>Let it go and sign off</Trans>
        </AppLink>
      </div>
    </KeepFrame>
  )
}
