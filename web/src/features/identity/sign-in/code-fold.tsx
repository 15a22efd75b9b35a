import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import type { Credentials } from '#features/identity/login.ts'
import { CodeField } from '#ui/code-field.tsx'
import { linkClass } from '#ui/link.tsx'

/**
 * The code of the authenticator app, for those who have it at hand: with it, one call signs in.
 * Folded, since without it whoever has a second step is asked for it next.
 */
export function CodeFold({ form }: { form: UseFormReturn<Required<Credentials>> }) {
  const { t } = useLingui()
  const { errors } = useFormState({ control: form.control })
  return (
    <details
      className="group -my-2"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) form.setFocus('code')
        // What is out of sight is not sent.
        else form.resetField('code')
      }}
    >
      <summary
        className={linkClass(
          'flex min-h-11 w-fit cursor-pointer list-none items-center gap-1 [&::-webkit-details-marker]:hidden',
        )}
      >
        <Trans>I have a code from my app</Trans>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-[rotate] group-open:rotate-180"
        />
      </summary>
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
    </details>
  )
}
