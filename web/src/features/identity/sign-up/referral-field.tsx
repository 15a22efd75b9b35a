import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { FormText } from '#shell/forms/fields.tsx'
import { Fold } from '#ui/fold.tsx'

/** A code that a company gives to its people. Out of the way of those who have none. */
export function ReferralField({ isGiven }: { isGiven: boolean }) {
  const { t } = useLingui()
  const [wasGiven] = useState(isGiven)
  const state = useLocation().state as { hasCode?: boolean } | null
  return (
    <Fold
      look="inline"
      title={<Trans>I have a referral code</Trans>}
      open={wasGiven || state?.hasCode === true}
    >
      <div className="pt-3">
        <FormText
          name="referralCode"
          label={t`Referral code`}
          hint={<Trans>From your company. Leave it empty if you have none.</Trans>}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
        />
      </div>
    </Fold>
  )
}
