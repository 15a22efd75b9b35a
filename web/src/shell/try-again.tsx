import { Trans } from '@lingui/react/macro'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'

export function TryAgain({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <InlineError error={error} />
      <Button variant="quiet" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
