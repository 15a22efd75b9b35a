import { Trans } from '@lingui/react/macro'
import { AdminFrame, type AdminFrameProps } from '#companies/admin-frame.tsx'
import { ForAdmins } from '#companies/for-admins.tsx'

export function CompanyFrame(props: AdminFrameProps) {
  return (
    <ForAdmins>
      <AdminFrame {...props} />
    </ForAdmins>
  )
}

export const companyBack = { to: '/company', label: <Trans>Company Admin</Trans> }
