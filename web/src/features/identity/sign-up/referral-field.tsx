import { Trans, useLingui } from '@lingui/react/macro'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import { useLocation } from 'react-router'
import { TextField } from '#ui/field.tsx'
import { Fold } from '#ui/fold.tsx'
import type { NewAccount } from './sign-up.ts'

/** A code that a company gives to its people. Out of the way of those who have none. */
export function ReferralField({ form }: { form: UseFormReturn<NewAccount> }) {
  const { t } = useLingui()
  const { errors } = useFormState({ control: form.control })
  const isGiven = form.getValues('referralCode') !== ''
  const state = useLocation().state as { hasCode?: boolean } | null
  return (
    <Fold
      look="inline"
      title={<Trans>I have a referral code</Trans>}
      open={isGiven || state?.hasCode === true}
    >
      <div className="pt-3">
        <TextField
          label={t`Referral code`}
          hint={<Trans>From your company. Leave it empty if you have none.</Trans>}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          error={errors.referralCode?.message}
          {...form.register('referralCode', { setValueAs: (value: string) => value.trim() })}
        />
      </div>
    </Fold>
  )
}
