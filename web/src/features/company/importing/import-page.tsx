import { Trans } from '@lingui/react/macro'
import { CompanyFrame } from '#features/company/company-frame.tsx'
import { paths } from '#paths.ts'
import { ImportSteps } from './import-steps.tsx'

export function ImportPage() {
  return (
    <CompanyFrame
      title={<Trans>Import members</Trans>}
      lead={
        <Trans>Upload a list of people. You’ll see what changes before anything happens.</Trans>
      }
      back={{ to: paths.members, label: <Trans>Members</Trans> }}
    >
      <ImportSteps of={null} members={paths.members} />
    </CompanyFrame>
  )
}
