import { Trans, useLingui } from '@lingui/react/macro'
import { useHere } from '#features/onboarding/onboarding-context.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PictureMirror } from '#ui/art/picture-mirror.tsx'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** A page of favourites before any trait was picked. */
export function NoPicks() {
  const { t } = useLingui()
  const { addressOf } = useHere()
  return (
    <EmptyState
      picture={<PictureMirror />}
      title={t`No traits picked yet`}
      text={t`Pick traits on the six pages before this one. Then choose your favourites here.`}
      action={
        <AppLink to={addressOf('user-traits-1')} className={buttonClass()}>
          <Trans>Pick traits</Trans>
        </AppLink>
      }
    />
  )
}
