import { Trans } from '@lingui/react/macro'
import { paths } from '#paths.ts'
import { LostPage } from '#shell/lost-page.tsx'

export function NotHere() {
  return (
    <LostPage
      title={<Trans>This goal isn't here</Trans>}
      to={paths.goals}
      action={<Trans>Go to My Goals</Trans>}
    >
      <Trans>It may have been deleted, or the link is incomplete.</Trans>
    </LostPage>
  )
}
