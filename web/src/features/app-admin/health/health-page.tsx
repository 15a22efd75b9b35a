import { Trans } from '@lingui/react/macro'
import { AdminFrame } from '#features/admin/admin-frame.tsx'
import { appAdminBack, ForAppAdmins } from '#features/app-admin/for-app-admins.tsx'
import { HealthCard } from './health-card.tsx'
import { PartsCard } from './parts-card.tsx'
import { SetupCard } from './setup-card.tsx'

/** /app-admin/health: the checklist of a new server, its services, and technical figures. */
export function HealthPage() {
  return (
    <ForAppAdmins>
      <AdminFrame
        title={<Trans>Server health</Trans>}
        lead={<Trans>Set-up, services, messages and sign-ins</Trans>}
        back={appAdminBack}
      >
        <SetupCard />
        <PartsCard />
        <HealthCard />
      </AdminFrame>
    </ForAppAdmins>
  )
}
