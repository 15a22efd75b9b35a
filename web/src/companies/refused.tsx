import { Trans } from '@lingui/react/macro'
import { useMe } from '#api/me.ts'
import { NotFoundWords } from '#shell/not-found.tsx'

export type RefusedProps = {
  /** Whose admins the page is for */
  of: 'company' | 'app'
}

/**
 * In place of a page that is for admins. Members read whose it is: they may have been one when they
 * opened it, and had to sign in again because they are none any more.
 */
export function Refused({ of }: RefusedProps) {
  const { company, isPublicUser } = useMe()
  const name = of === 'company' && !isPublicUser ? company?.name : undefined
  return (
    <NotFoundWords>
      {name && (
        <Trans>
          Only the admins of {name} have a page here. If you were one until now, another admin
          changed that: ask them.
        </Trans>
      )}
    </NotFoundWords>
  )
}
