import { useLingui } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { MemberRole, MemberSort, MemberState } from '#api/generated/graphql.ts'
import { stateNames } from '#features/admin/member.labels.ts'
import { roleNames } from '#features/admin/roles.ts'
import { cx } from '#lib/cx.ts'
import { SearchField } from '#shell/search-field.tsx'
import { SelectField } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { publicStates, states } from './filters.ts'
import type { Filtering } from './use-filters.ts'

type Counts = { all: number } & Record<MemberState, number>

type Props = {
  filtering: Filtering
  counts: Counts
  isPublic?: boolean
}

export function FilterBar({ filtering, counts, isPublic = false }: Props) {
  const { t, i18n } = useLingui()
  const id = useId()
  const { filters, typed, setTyped, set } = filtering
  const [isOpen, setIsOpen] = useState(filters.role !== null || filters.sort === 'newest')
  const pills = useInSight(filters.state)
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-4 sm:grid-cols-2 sm:gap-4 lg:grid-cols-[minmax(0,1fr)_14rem_12rem]">
        <div className="sm:col-span-2 lg:col-span-1">
          <SearchField label={t`Search by name or email`} typed={typed} setTyped={setTyped} />
        </div>
        <div className="grid min-h-13 place-items-center sm:hidden">
          <IconButton
            label={t`Role and order`}
            aria-expanded={isOpen}
            aria-controls={id}
            icon={<SlidersHorizontal aria-hidden="true" />}
            onClick={() => setIsOpen(!isOpen)}
          />
        </div>
        <div id={id} className={cx('contents', !isOpen && 'max-sm:hidden', '*:max-sm:col-span-2')}>
          <SelectField
            label={t`Role`}
            value={filters.role ?? ''}
            onChange={(event) => set({ role: (event.target.value || null) as MemberRole | null })}
            options={[
              { value: '', label: t`All roles` },
              ...(isPublic ? [] : [{ value: 'admin', label: t`Admins` }]),
              ...Object.entries(roleNames).map(([value, name]) => ({ value, label: i18n._(name) })),
            ]}
          />
          <SelectField
            label={t`Order`}
            value={filters.sort}
            onChange={(event) => set({ sort: event.target.value as MemberSort })}
            options={[
              { value: 'name', label: t`By last name` },
              { value: 'newest', label: t`Newest` },
            ]}
          />
        </div>
      </div>
      <fieldset className="min-w-0">
        <legend className="sr-only">{t`State`}</legend>
        <div
          ref={pills}
          className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:-mx-6 sm:px-6 lg:mx-0 lg:flex-wrap lg:px-0"
        >
          <StatePill
            label={isPublic ? t`All` : t`With access`}
            count={isPublic ? counts.all : counts.joined + counts.onboarded}
            checked={filters.state === null}
            onChoose={() => set({ state: null })}
          />
          {(isPublic ? publicStates : states).map((state) => (
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

/** Scrolls the row of pills to the checked one. */
function useInSight(state: MemberState | null | undefined) {
  const row = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pill is checked then
  useEffect(() => {
    const pill = row.current?.querySelector(':checked')?.parentElement
    if (!row.current || !pill) return
    // Scrolls only the row, and not the page.
    const middle = pill.offsetLeft + pill.offsetWidth / 2 - row.current.offsetLeft
    row.current.scrollLeft = middle - row.current.clientWidth / 2
  }, [state])
  return row
}

type StatePillProps = { label: string; count: number; checked: boolean; onChoose: () => void }

/** One of the states that filter a list, with the number of its members. */
function StatePill({ label, count, checked, onChoose }: StatePillProps) {
  return (
    <label
      className={cx(
        'relative flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-pill px-4 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-(--focus)',
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
