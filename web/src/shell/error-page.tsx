import { Trans, useLingui } from '@lingui/react/macro'
import { toAppError } from '#api/errors.ts'
import { errorText } from '#shell/error-text.ts'
import { PageTitle } from '#shell/page-title.tsx'
import { PictureApart } from '#ui/art/picture-apart.tsx'
import { Button } from '#ui/button.tsx'

export function ErrorPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui()
  const isNetwork = toAppError(error).kind === 'network'
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-dialog flex-col items-center gap-4 py-8 text-center"
    >
      <div className="w-56">
        <PictureApart />
      </div>
      <PageTitle>{isNetwork ? t`We can't reach the server.` : t`That didn't work.`}</PageTitle>
      <p className="text-field-soft">{errorText(error)}</p>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
