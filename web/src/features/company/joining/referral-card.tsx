import { Trans, useLingui } from '@lingui/react/macro'
import type { Company } from '#features/company/company.data.ts'
import { useCompany } from '#features/company/use-company.ts'
import { EditingForm } from '#shell/editing/editing-form.tsx'
import { CopyButton } from '#shell/sharing/copy-button.tsx'
import { Card } from '#ui/card.tsx'
import { TextField } from '#ui/field.tsx'

type Values = { referralCode: string; referralCodeExpires: string }

const valuesOf = (company: Company): Values => ({
  referralCode: company.referralCode ?? '',
  referralCodeExpires: company.referralCodeExpires?.slice(0, 10) ?? '',
})

/** The last day counts whole, wherever on earth it is used. */
const fieldsOf = ({ referralCode, referralCodeExpires }: Values) => ({
  referralCode: referralCode.trim() || null,
  referralCodeExpires: referralCodeExpires === '' ? null : `${referralCodeExpires}T23:59:59Z`,
})

/** A good while from now, as a day. */
const later = () => new Date(Date.now() + 90 * 24 * 3_600_000).toISOString().slice(0, 10)

/** A word that people type when they sign up, with an end. */
export function ReferralCard({ company }: { company: Company }) {
  const { t } = useLingui()
  const editing = useCompany<Values>({
    name: 'referral',
    company,
    valuesOf,
    fieldsOf,
    check: () => null,
  })
  const { values, write, fault, hasChanges } = editing
  const ends = company.referralCodeExpires
  const isOver = !hasChanges && typeof ends === 'string' && Date.parse(ends) < Date.now()
  return (
    <Card>
      <h2 className="text-title">
        <Trans>Referral code</Trans>
      </h2>
      <p className="mt-2 mb-4 text-note text-field-soft">
        <Trans>
          A word that people type when they sign up. Whoever knows it joins, so let it end one day.
        </Trans>
      </p>
      <EditingForm editing={editing}>
        <TextField
          label={t`Code`}
          hint={t`Eight signs or more, hard to guess.`}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={values.referralCode}
          error={fault?.field === 'referralCode' ? fault.message : undefined}
          onChange={(event) => {
            // A first one ends one day, unless somebody says otherwise.
            const isFirst = !company.referralCode && values.referralCode === ''
            if (isFirst && values.referralCodeExpires === '') write('referralCodeExpires', later())
            write('referralCode', event.target.value)
          }}
        />
        {!hasChanges && company.referralCode && (
          <div>
            <CopyButton text={company.referralCode} label={t`Copy the code`} />
          </div>
        )}
        <TextField
          label={t`Good until the end of`}
          hint={isOver ? t`It has ended: nobody joins by it now.` : t`Leave it empty for no end.`}
          type="date"
          value={values.referralCodeExpires}
          error={fault?.field === 'referralCodeExpires' ? fault.message : undefined}
          onChange={(event) => write('referralCodeExpires', event.target.value)}
        />
      </EditingForm>
    </Card>
  )
}
