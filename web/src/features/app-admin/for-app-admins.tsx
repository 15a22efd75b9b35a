import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ForAdmins } from '#features/admin/for-admins.tsx'
import { paths } from '#paths.ts'

export function ForAppAdmins({ children }: { children: ReactNode }) {
  return <ForAdmins of="app">{children}</ForAdmins>
}

export const appAdminBack = { to: paths.appAdmin, label: <Trans>App Admin</Trans> }
export const companiesBack = { to: paths.appAdminCompanies, label: <Trans>Companies</Trans> }
