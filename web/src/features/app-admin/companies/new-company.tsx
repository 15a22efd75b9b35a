import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { AdminFrame } from '#features/admin/admin-frame.tsx'
import { companiesBack } from '#features/app-admin/for-app-admins.tsx'
import { paths } from '#paths.ts'
import { CompanyForm } from './company-form.tsx'
import { useNewCompany } from './use-company-form.ts'

export function NewCompany() {
  const { t } = useLingui()
  const [made, setMade] = useState<string | null>(null)
  const form = useNewCompany(setMade)
  // After the form has received the answer, so that it doesn't ask about unsaved changes.
  if (made !== null && !form.hasChanges) {
    return <Navigate to={paths.appAdminCompany(made)} replace />
  }
  return (
    <AdminFrame
      title={<Trans>New company</Trans>}
      moment="new"
      back={companiesBack}
      lead={<Trans>Only the name is needed. Everything else can come later.</Trans>}
    >
      <div className="max-w-200">
        <CompanyForm form={form} submitLabel={t`Create company`} />
      </div>
    </AdminFrame>
  )
}
