import { Trans, useLingui } from '@lingui/react/macro'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import type { Credentials } from '#features/identity/login.ts'
import { CodeField } from '#ui/code-field.tsx'
import { Fold } from '#ui/fold.tsx'

/**
 * The code of the authenticator app, for those who have it at hand: with it, one call signs in.
 * Folded, since without it whoever has a second step is asked for it next.
 */
export function CodeFold({ form }: { form: UseFormReturn<Required<Credentials>> }) {
  const { t } = useLingui()
  const { errors } = useFormState({ control: form.control })
  return (
    <Fold
      look="inline"
      title={<Trans>I have a code from my app</Trans>}
      className="-my-2"
      onToggle={(isOpen) => {
        if (isOpen) form.setFocus('code')
        // What is out of sight is not sent.
        else form.resetField('code')
      }}
    >
      <div className="pt-3 pb-2">
        <CodeField
          label={t`Code from your app`}
          hint={<Trans>6 digits. Leave it empty if you have none.</Trans>}
          error={errors.code?.message}
          {...form.register('code', {
            setValueAs: (value: string) => value.replace(/[\s-]/g, ''),
            validate: (code) => code === '' || /^\d{6}$/.test(code) || t`Type the 6 digits.`,
          })}
        />
      </div>
    </Fold>
  )
}
