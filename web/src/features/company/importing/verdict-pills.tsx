import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { cx } from '#lib/cx.ts'
import type { Verdict } from './import.queries.ts'

export type VerdictCount = { verdict: Verdict | null; count: number }

type Props = {
  pills: readonly VerdictCount[]
  names: Readonly<Record<Verdict, MessageDescriptor>>
  chosen: Verdict | null
  onChoose: (verdict: Verdict | null) => void
}

export function VerdictPills({ pills, names, chosen, onChoose }: Props) {
  const { t, i18n } = useLingui()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t`Rows to show`}</legend>
      <div className="flex flex-wrap gap-2">
        {pills.map(({ verdict, count }) => {
          const checked = chosen === verdict
          return (
            <label
              key={verdict ?? 'all'}
              className={cx(
                'relative flex min-h-11 cursor-pointer items-center gap-2 rounded-pill px-4 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-(--focus)',
                checked ? 'bg-strong text-on-strong' : 'bg-quiet text-field',
              )}
            >
              <input
                type="radio"
                name="import-verdict"
                checked={checked}
                onChange={() => onChoose(verdict)}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              {verdict === null ? t`All rows` : i18n._(names[verdict])}{' '}
              <span className="font-normal figures">{count.toLocaleString('en')}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
