import type { ReactNode } from 'react'
import { useMe } from '#api/me.ts'
import { loadMessages } from '#lib/i18n.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import type { RefusedProps } from './refused.tsx'

// Rarely needed, so loaded separately.
const refused = lazyPart<RefusedProps>(async () => {
  const [{ Refused }] = await Promise.all([import('./refused.tsx'), loadMessages('admin')])
  return Refused
})

type Props = Partial<RefusedProps> & { children: ReactNode }

/** Shows pages to admins only (product 6); the server refuses other people too. */
export function ForAdmins({ of = 'company', children }: Props) {
  const { viewerCanAdminister, viewerCanAdministerApp } = useMe()
  const may = of === 'app' ? viewerCanAdministerApp : viewerCanAdminister
  return may ? children : <Lazy part={refused} props={{ of }} placeholder={null} />
}
