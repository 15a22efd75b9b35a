import { Trans } from '@lingui/react/macro'
import { paths } from '#paths.ts'
import { LostPage } from '#shell/lost-page.tsx'

/** An id that the content does not know, or no longer knows. */
export function NotHere() {
  return (
    <LostPage
      title={<Trans>This isn’t in the library</Trans>}
      to={paths.library}
      action={<Trans>Search for something similar</Trans>}
    >
      <Trans>
        It may have been removed or renamed, or the link is incomplete. What you saved is still in
        your goals and bookmarks.
      </Trans>
    </LostPage>
  )
}
