import { Trans } from '@lingui/react/macro'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { PictureLost } from '#ui/art/picture-lost.tsx'
import { buttonClass } from '#ui/button.tsx'

/** A goal that is unknown, deleted or somebody else's: nobody is told which. */
export function NotHere() {
  return (
    <div className="mx-auto flex max-w-dialog flex-col items-center gap-4 py-8 text-center">
      <div className="w-56 max-w-full">
        <PictureLost />
      </div>
      <PageTitle>
        <Trans>This goal is not here</Trans>
      </PageTitle>
      <p className="text-field-soft">
        <Trans>It may have been deleted, or the link is not complete.</Trans>
      </p>
      <AppLink to={paths.goals} className={buttonClass('strong', 'mt-2')}>
        <Trans>Go to My Goals</Trans>
      </AppLink>
    </div>
  )
}
