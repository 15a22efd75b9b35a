import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { MembersOf } from '#companies/members.queries.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { SelectField } from '#ui/field.tsx'
import { columnFields, columnNames } from './import.labels.ts'
import { type Field, type MemberImport, stepsOf } from './import.queries.ts'
import { useStep } from './use-step.ts'

type Props = { of: MembersOf; file: MemberImport; onChanged: () => Promise<unknown> }

/** What each column of the file is taken for, to be put right by hand. */
export function ColumnsPart({ of, file, onChanged }: Props) {
  const { t, i18n } = useLingui()
  const { _id, columns } = file
  const map = useStep({
    mutationFn: async (fields: (Field | null)[]) => {
      await stepsOf(of).map(_id, fields)
      await onChanged()
    },
  })
  const choose = (at: number, field: Field | null) => {
    // A meaning that moves to another column leaves the one that had it.
    map.mutate(
      columns.map((column, place) => {
        if (place === at) return field
        return column.field === field ? null : (column.field ?? null)
      }),
    )
  }
  const alone = columns.filter(({ field }) => !field)
  // Once only: it stays as it is while one chooses.
  const [isOpen] = useState(!columns.some(({ field }) => field === 'email'))
  return (
    <details open={isOpen} className="group on-surface rounded-card">
      <summary className="flex min-h-14 flex-wrap items-center gap-x-3 rounded-card px-6 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        <Trans>Columns</Trans>
        <span className="font-normal text-field-soft">
          <Plural
            value={alone.length}
            _0="all are used"
            one="# is left alone"
            other="# are left alone"
          />
        </span>
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-5 transition-[rotate] group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-5 px-6 pb-6">
        <InlineError error={map.error} />
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {columns.map(({ name, field, samples }, at) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              key={at}
              label={name}
              hint={
                <span className="line-clamp-2">
                  {samples.join(', ') || t`Empty in the first rows`}
                </span>
              }
              value={field ?? ''}
              onChange={(event) => choose(at, (event.target.value || null) as Field | null)}
              options={[
                { value: '', label: t`Leave alone` },
                ...columnFields.map((value) => ({ value, label: i18n._(columnNames[value]) })),
              ]}
            />
          ))}
        </div>
      </div>
    </details>
  )
}
