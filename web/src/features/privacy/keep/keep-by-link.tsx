import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { toAppError } from '#api/errors.ts'
import { keepByLink } from '#features/privacy/privacy.queries.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { PictureApart } from '#ui/art/picture-apart.tsx'
import { PictureKey } from '#ui/art/picture-key.tsx'
import { PictureLetter } from '#ui/art/picture-letter.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { KeepFrame } from './keep-frame.tsx'

/** What the mailed link opens. Opening it keeps nothing: programs that look through mail do so too. */
export function KeepByLink({ code }: { code: string }) {
  const { t } = useLingui()
  const keep = useMutation({ mutationFn: () => keepByLink(code) })
  const isRefused = keep.error !== null && toAppError(keep.error).code === 'INVALID_CODE'
  if (keep.isSuccess || isRefused) return <Outcome isKept={keep.isSuccess} />
  return (
    <KeepFrame
      title={t`Keep your account?`}
      lead={<Trans>You came here by the link in our mail. One press is left.</Trans>}
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
          <Trans>Sign in, and everything you wrote is where you left it.</Trans>
        ) : (
          <Trans>
            The link was used already, or its time is over. If your account is still there, you can
            keep it by signing in.
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
