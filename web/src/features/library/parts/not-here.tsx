import { Trans } from '@lingui/react/macro'
import { paths } from '#paths.ts'
import { LostPage } from '#shell/lost-page.tsx'

/** An id that the content does not know, or knows no longer. */
export function NotHere() {
  return (
    <LostPage
      title={<Trans>This is not in the library</Trans>}
      to={paths.library}
      action={<Trans>Look for something like it</Trans>}
    >
      <Trans>
        It may have been taken out or renamed, or the link is not complete. What you saved of it is
        still in your goals and bookmarks.
      </Trans>
    </LostPage>
  )
}
