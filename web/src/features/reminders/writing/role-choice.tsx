import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { roleNames } from '#features/reminders/reminders.words.ts'
import { cx } from '#lib/cx.ts'
import { fieldLabel } from './writing.words.ts'

type Props = { chosen: readonly string[]; onChange: (roles: readonly string[]) => void }

/** The roles that see a reminder; none of them: everybody does. */
export function RoleChoice({ chosen, onChange }: Props) {
  const { i18n } = useLingui()
  const toggle = (role: string) =>
    onChange(chosen.includes(role) ? chosen.filter((one) => one !== role) : [...chosen, role])
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{i18n._(fieldLabel.roles)}</legend>
      <div className="flex flex-wrap gap-2">
        {Object.entries(roleNames).map(([role, name]) => {
          const isChosen = chosen.includes(role)
          return (
            <label
              key={role}
              className={cx(
                'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-pill px-4 py-1.5 font-semibold transition-[background-color,color] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
                isChosen ? 'bg-strong text-on-strong' : 'bg-quiet text-field',
              )}
            >
              <input
                type="checkbox"
                className="sr-only"
                checked={isChosen}
                onChange={() => toggle(role)}
              />
              {isChosen && <Check aria-hidden="true" className="size-4.5 shrink-0" />}
              {i18n._(name)}
            </label>
          )
        })}
      </div>
      <p role="status" className="mt-2 text-note text-field-soft">
        {chosen.length === 0 ? (
          <Trans>Nobody picked: everybody sees it.</Trans>
        ) : (
          <Trans>Only they see it, and the admins.</Trans>
        )}
      </p>
    </fieldset>
  )
}
