import { Trans, useLingui } from '@lingui/react/macro'
import { optionFields } from '#companies/options.ts'
import { ConflictDialog } from '#shell/editing/conflict-dialog.tsx'
import { EditingForm } from '#shell/editing/editing-form.tsx'
import { Leaving } from '#shell/editing/leaving.tsx'
import type { FormEditing } from '#shell/editing/use-form-editing.ts'
import { dropDraft } from '#shell/editing/use-kept-form.ts'
import { Card } from '#ui/card.tsx'
import type { CompanyValues } from './company.rules.ts'
import { CompanyFields } from './company-fields.tsx'

type Props = {
  editing: FormEditing<CompanyValues>
  /** The name of its draft. */
  draft: string
  submitLabel: string
}

/** A company to make or to change. */
export function CompanyForm({ editing, draft, submitLabel }: Props) {
  const { t, i18n } = useLingui()
  const labelOf = (field: keyof CompanyValues): string => {
    const option = optionFields.find(({ name }) => name === field)
    return option ? i18n._(option.label) : (labels(t)[field] ?? field)
  }
  return (
    <Card className="min-w-0 sm:p-8">
      <EditingForm editing={editing} submitLabel={submitLabel} floats>
        <CompanyFields editing={editing} />
      </EditingForm>
      <Leaving editing={editing} onDrop={() => dropDraft(draft)}>
        <Trans>What you changed of the company is not saved yet.</Trans>
      </Leaving>
      <ConflictDialog<CompanyValues>
        key={editing.conflict?.theirs.version}
        editing={editing}
        title={t`The company was changed elsewhere`}
        label={labelOf}
        show={(_field, value) =>
          typeof value === 'boolean' ? (value ? t`Yes` : t`No`) : `${value}` || null
        }
      />
    </Card>
  )
}

const labels = (t: ReturnType<typeof useLingui>['t']): Partial<Record<string, string>> => ({
  name: t`Name`,
  emailDomains: t`Mail domains`,
  adminEmails: t`Addresses of admins`,
  referralCode: t`Referral code`,
  referralCodeExpires: t`Referral code good until the end of`,
  seatLimit: t`Seats`,
  require2FA: t`Ask for a second factor`,
  require2FAGraceDays: t`Days of grace`,
})
