import { ChevronDown } from 'lucide-react'
import type { Filters } from '#features/library/question.ts'
import { cx } from '#lib/cx.ts'
import { entityTone } from '#lib/entities.ts'
import { toneClass } from '#ui/tone.ts'
import { labelOf, type OneOf, oneOfs, optionsOf, withOption } from './options.ts'

type Props = { filters: Filters; onChange: (filters: Filters) => void }

/** One below the other, each saying by itself what it is about. */
export function FilterPills({ filters, onChange }: Props) {
  return (
    <div className="flex flex-col gap-2">
      {oneOfs.map((filter) => (
        <span key={filter} className={cx('relative flex rounded-pill', lookOf(filter, filters))}>
          <select
            aria-label={labelOf(filter)}
            value={`${filters[filter] ?? ''}`}
            onChange={(event) => onChange(withOption(filters, filter, event.target.value))}
            className="min-h-11 w-full appearance-none rounded-pill bg-transparent pr-10 pl-4 font-semibold"
          >
            {optionsOf(filter, filters).map(({ value, label }) => (
              <option key={value} value={value} className="bg-surface text-ink">
                {label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3.5 size-4.5 -translate-y-1/2"
          />
        </span>
      ))}
    </div>
  )
}

/** Whom one has chosen takes their colour, as everywhere. */
function lookOf(filter: OneOf, { entity, ...rest }: Filters): string {
  if (filter === 'entity') return entity ? toneClass[entityTone[entity]] : 'bg-quiet text-field'
  return rest[filter] === null ? 'bg-quiet text-field' : 'bg-strong text-on-strong'
}
