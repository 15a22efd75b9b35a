import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { MemberRole, MemberSort, MemberState } from '#api/generated/graphql.ts'
import { roleNames, stateNames } from '#companies/company.words.ts'
import { cx } from '#lib/cx.ts'
import { SelectField, TextField } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { states } from './filters.ts'
import type { Filtering } from './use-filters.ts'

type Counts = { all: number } & Record<MemberState, number>

/** Search, state, role and order of the list. */
export function FilterBar({ filtering, counts }: { filtering: Filtering; counts: Counts }) {
  const { t, i18n } = useLingui()
  const { filters, typed, setTyped, set } = filtering
  const roles = ['individual', 'team', 'function'].flatMap((value) => {
    const name = roleNames[value]
    return name ? [{ value, label: i18n._(name) }] : []
  })
  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-4 lg:grid-cols-[minmax(0,1fr)_14rem_12rem]">
        <div className="col-span-2 lg:col-span-1">
          <TextField
            label={t`Search by name or address`}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="pr-14 [&::-webkit-search-cancel-button]:hidden"
            end={
              typed !== '' && (
                <IconButton
                  label={t`Clear the search`}
                  icon={<X aria-hidden="true" />}
                  onClick={() => setTyped('')}
                />
              )
            }
          />
        </div>
        <SelectField
          label={t`Role`}
          value={filters.role ?? ''}
          onChange={(event) => set({ role: (event.target.value || null) as MemberRole | null })}
          options={[
            { value: '', label: t`All roles` },
            { value: 'admin', label: t`Admins` },
            ...roles,
          ]}
        />
        <SelectField
          label={t`Order`}
          value={filters.sort}
          onChange={(event) => set({ sort: event.target.value as MemberSort })}
          options={[
            { value: 'name', label: t`By name` },
            { value: 'newest', label: t`Newest` },
          ]}
        />
      </div>
      <fieldset className="min-w-0">
        <legend className="sr-only">{t`State`}</legend>
        <div className="flex flex-wrap gap-2">
          <StatePill
            label={t`All members`}
            count={counts.all}
            checked={filters.state === null}
            onChoose={() => set({ state: null })}
          />
          {states.map((state) => (
            <StatePill
              key={state}
              label={i18n._(stateNames[state])}
              count={counts[state]}
              checked={filters.state === state}
              onChoose={() => set({ state })}
            />
          ))}
        </div>
      </fieldset>
    </div>
  )
}

type PillProps = { label: string; count: number; checked: boolean; onChoose: () => void }

function StatePill({ label, count, checked, onChoose }: PillProps) {
  return (
    <label
      className={cx(
        'relative flex min-h-11 cursor-pointer items-center gap-2 rounded-pill px-4 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-(--focus)',
        checked ? 'bg-strong text-on-strong' : 'bg-quiet text-field',
      )}
    >
      <input
        type="radio"
        name="member-state"
        checked={checked}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {label} <span className="font-normal figures">{count.toLocaleString('en')}</span>
    </label>
  )
}
