import { Trans } from '@lingui/react/macro'
import { useMe } from '#api/me.ts'
import { NotFoundWords } from '#shell/not-found.tsx'

export type RefusedProps = {
  of: 'company' | 'app'
}

/**
 * Replaces an admin page for people without the right: they may have been an admin when they opened
 * it.
 */
export function Refused({ of }: RefusedProps) {
  const { company, isPublicUser } = useMe()
  const name = of === 'company' && !isPublicUser ? company?.name : undefined
  return (
    <NotFoundWords>
      {name && (
        <Trans>
          Only admins of {name} can open this page. If you were an admin, ask another admin about
          it.
        </Trans>
      )}
    </NotFoundWords>
  )
}
