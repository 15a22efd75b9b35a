import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { MaskedPhone } from '#features/fresh-sign-in/codes/masked-phone.tsx'
import { Opening } from '#features/security/parts/opening.tsx'
import { RemovalCard } from '#features/security/parts/removal-card.tsx'
import { useFactors } from '#features/security/security.queries.ts'
import { SecurityPage } from '#features/security/security-page.tsx'
import { paths } from '#paths.ts'
import { Card } from '#ui/card.tsx'
import { NumberSetUp } from './number-set-up.tsx'
import { SmsRemoval } from './sms-removal.tsx'

/** The metadata for reading a number, fetched beside the form that needs it. */
const warmUp = () =>
  Promise.all([import('./phones-of.ts'), import('libphonenumber-js/min/metadata')])

/** /security/two-factor/sms: codes by text message: sets up, moves or removes the number. */
export function SmsPage() {
  const { t } = useLingui()
  const { sms } = useFactors()
  return (
    <SecurityPage
      title={sms ? t`Codes by text message` : t`Get your codes by text message`}
      name={t`Text message`}
      lead={
        <Trans>
          Text messages can be intercepted and numbers stolen. An authenticator app is safer.
        </Trans>
      }
      back={{ to: paths.twoFactor, label: t`Two-factor sign-in` }}
    >
      {sms ? <SmsOn /> : <FirstNumber />}
    </SecurityPage>
  )
}

function FirstNumber() {
  useEffect(() => {
    warmUp().catch(() => {})
  }, [])
  return (
    <Card className="max-w-160 sm:p-8">
      <NumberSetUp />
    </Card>
  )
}

function SmsOn() {
  const { t } = useLingui()
  const { phone, totp } = useFactors()
  return (
    <div className="flex flex-col gap-4 lg:gap-6">
      <Card className="flex max-w-160 flex-col items-start gap-4 sm:p-8">
        <h2 className="text-title">
          <Trans>Your number</Trans>
        </h2>
        <p>
          <Trans>
            We text codes to <MaskedPhone phone={phone} />.
          </Trans>
        </p>
        <Opening label={t`Change the number`} form={NumberSetUp}>
          <p className="text-field-soft">
            <Trans>Until you confirm the new number, we text codes to the old one.</Trans>
          </p>
        </Opening>
      </Card>
      <RemovalCard
        title={t`Remove the number`}
        isLast={!totp}
        text={<Trans>We’ll stop texting codes there. Codes already sent stop working.</Trans>}
        form={SmsRemoval}
      />
    </div>
  )
}
