import { Trans, useLingui } from '@lingui/react/macro'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import { buttonClass } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import type { NewAccount } from './sign-up.ts'

/** A code that a company gives to its people. Out of the way of those who have none. */
export function ReferralField({ form }: { form: UseFormReturn<NewAccount> }) {
  const { t } = useLingui()
  const { errors } = useFormState({ control: form.control })
  const isGiven = form.getValues('referralCode') !== ''
  return (
    <details open={isGiven}>
      <summary className={buttonClass('quiet', 'list-none [&::-webkit-details-marker]:hidden')}>
        <Trans>I have a referral code</Trans>
      </summary>
      <div className="pt-6">
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
    </details>
  )
}
