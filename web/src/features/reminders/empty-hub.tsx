import { useLingui } from '@lingui/react/macro'
import { useMe } from '#api/me.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PictureLetter } from '#ui/art/picture-letter.tsx'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** No reminder yet: what they are for, and what one can do meanwhile. */
export function EmptyHub() {
  const { t } = useLingui()
  const me = useMe()
  const writes = me.viewerCanAdminister === true
  const text = me.isPublicUser
    ? t`Each month a few themes come here, with something to do for each. Until then the library has plenty.`
    : t`This is where your company puts what everybody should think of in a month, with something to do for each. Until then the library has plenty.`
  return (
    <EmptyState
      picture={<PictureLetter />}
      title={t`Nothing for this month yet`}
      text={text}
      action={
        <AppLink
          to={writes ? paths.editReminder() : paths.library}
          className={buttonClass('strong')}
        >
          {writes ? t`Write a reminder` : t`Find something to do`}
        </AppLink>
      }
    />
  )
}
