import { Trans } from '@lingui/react/macro'
import { Navigate } from 'react-router'
import { useMe } from '#api/me.ts'
import { AdminFrame, type AdminFrameProps } from '#companies/admin-frame.tsx'
import { paths } from '#paths.ts'

/** The frame of a company's pages. Whoever administers none is sent home: the server refuses them too. */
export function CompanyFrame(props: AdminFrameProps) {
  if (!useMe().viewerCanAdminister) return <Navigate to={paths.home} replace />
  return <AdminFrame {...props} />
}

export const companyBack = { to: '/company', label: <Trans>Company Admin</Trans> }
