import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useMe } from '#api/me.ts'
import { paths } from '#paths.ts'
import { NotFoundWords } from '#shell/not-found.tsx'

/** Lets app admins in alone: for others these pages are not there, and the server refuses them too. */
export function ForAppAdmins({ children }: { children: ReactNode }) {
  return useMe().viewerCanAdministerApp ? children : <NotFoundWords />
}

export const appAdminBack = { to: paths.appAdmin, label: <Trans>App Admin</Trans> }
export const companiesBack = { to: paths.appAdminCompanies, label: <Trans>Companies</Trans> }
