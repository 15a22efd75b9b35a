import type { ReactNode } from 'react'
import { useMe } from '#api/me.ts'
import { loadMessages } from '#lib/i18n.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import type { RefusedProps } from './refused.tsx'

// Hardly anybody comes to read it, and all who may be here would load it.
const refused = lazyPart<RefusedProps>(async () => {
  const [{ Refused }] = await Promise.all([import('./refused.tsx'), loadMessages('companies')])
  return Refused
})

type Props = Partial<RefusedProps> & { children: ReactNode }

/**
 * Lets admins in alone: for others these pages are not there, as nothing is that is not one's own
 * (product 6), and the server refuses them too.
 */
export function ForAdmins({ of = 'company', children }: Props) {
  const { viewerCanAdminister, viewerCanAdministerApp } = useMe()
  const may = of === 'app' ? viewerCanAdministerApp : viewerCanAdminister
  return may ? children : <Lazy part={refused} props={{ of }} placeholder={null} />
}
