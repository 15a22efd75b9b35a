import { Trans } from '@lingui/react/macro'
import { useRun } from '#features/flow/run-context.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { buttonClass } from '#ui/button.tsx'

/** For a stored run whose choices are no longer in the content. */
export function StartAgain() {
  const { entity } = useRun()
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-lead text-field">
        <Trans>The choices have changed since you started.</Trans>
      </p>
      <AppLink to={paths.startFlow(entity)} className={buttonClass('strong')}>
        <Trans>Start again</Trans>
      </AppLink>
    </div>
  )
}
