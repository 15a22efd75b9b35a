import { Trans } from '@lingui/react/macro'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { PictureLost } from '#ui/art/picture-lost.tsx'
import { buttonClass } from '#ui/button.tsx'

/** An id that the content does not know, or knows no longer. */
export function NotHere() {
  return (
    <div className="mx-auto flex max-w-dialog flex-col items-center gap-4 py-8 text-center">
      <div className="w-56 max-w-full">
        <PictureLost />
      </div>
      <PageTitle>
        <Trans>This is not in the library</Trans>
      </PageTitle>
      <p className="text-field-soft">
        <Trans>
          It may have been taken out or renamed, or the link is not complete. What you saved of it
          is still in your goals and bookmarks.
        </Trans>
      </p>
      <AppLink to={paths.library} className={buttonClass('strong', 'mt-2')}>
        <Trans>Look for something like it</Trans>
      </AppLink>
    </div>
  )
}
