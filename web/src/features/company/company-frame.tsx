import { Trans } from '@lingui/react/macro'
import { AdminFrame, type AdminFrameProps } from '#features/admin/admin-frame.tsx'
import { ForAdmins } from '#features/admin/for-admins.tsx'

export function CompanyFrame(props: AdminFrameProps) {
  return (
    <ForAdmins>
      <AdminFrame {...props} />
    </ForAdmins>
  )
}

export const companyBack = { to: '/company', label: <Trans>Company Admin</Trans> }
