import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { useMe } from '#api/me.ts'
import { kindWords } from '#features/library/kinds.ts'
import { type Filters, kinds, toggleKind } from '#features/library/question.ts'
import { cx } from '#lib/cx.ts'

type Props = {
  filters: Filters
  onChange: (filters: Filters) => void
  /** wrap: beside each other; list: one below the other, for a narrow column. */
  look: 'wrap' | 'list'
}

/** What kinds of things are looked for; none chosen is all of them. */
export function KindChoice({ filters, onChange, look }: Props) {
  const { t, i18n } = useLingui()
  const { isPublicUser } = useMe()
  const offered = kinds.filter((kind) => kind !== 'handbook' || isPublicUser === false)
  return (
    <fieldset
      aria-label={t`Kinds`}
      className={cx('flex min-w-0', look === 'list' ? 'flex-col gap-1' : 'flex-wrap gap-2')}
    >
      {offered.map((kind) => {
        const { one, icon: Icon } = kindWords[kind]
        const isChosen = filters.kinds.includes(kind)
        const Sign = isChosen ? Check : Icon
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChange(toggleKind(filters, kind))}
            className={cx(
              'inline-flex min-h-11 items-center gap-2 rounded-pill px-4 font-semibold transition-[background-color,color,scale] active:scale-[0.97]',
              isChosen && 'bg-strong text-on-strong',
              !isChosen && (look === 'list' ? 'text-field hover:bg-quiet' : 'bg-quiet text-field'),
            )}
          >
            <Sign aria-hidden="true" className="size-4.5" />
            {i18n._(one)}
          </button>
        )
      })}
    </fieldset>
  )
}
