import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { inOrder, recordsQuery } from '#advice/records.ts'
import { useFreeDay } from '#api/rhythm.ts'
import { cx } from '#lib/cx.ts'
import { formatDay, formatMonth } from '#lib/dates.ts'
import { ReminderCard } from './reminder-card.tsx'
import type { HubReminder } from './reminders.queries.ts'
import type { MonthGroup } from './reminders.rules.ts'
import { ThemeTitle } from './theme-title.tsx'

type Props = {
  month: MonthGroup<HubReminder>
  isOpen: boolean
  /** A future month: only admins see it. */
  isAhead: boolean
  onToggle: () => void
}

export function MonthSection({ month, isOpen, isAhead, onToggle }: Props) {
  const panel = useId()
  const reminders = month.themes.flatMap((theme) => theme.items)
  const isFree = useFreeDay() !== null
  const fresh = isAhead || isFree ? 0 : reminders.filter(({ readDate }) => readDate === null).length
  const first = formatDay(`${month.yearMonth}-01`)
  return (
    <section>
      <h2 className="text-headline">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={onToggle}
          className="flex min-h-14 w-full items-center gap-4 rounded-tile text-left"
        >
          <span className="min-w-0 flex-1">
            {formatMonth(month.yearMonth)}
            <span className="block font-sans text-body font-normal tracking-normal text-field-soft">
              {isAhead ? (
                <Trans>Only admins see this yet. Everybody does from {first}.</Trans>
              ) : (
                <>
                  <Plural value={month.count} one="# reminder" other="# reminders" />
                  {fresh > 0 && (
                    <>
                      {' · '}
                      <Plural value={fresh} one="# new" other="# new" />
                    </>
                  )}
                </>
              )}
            </span>
          </span>
          <span
            aria-hidden="true"
            className="grid size-11 shrink-0 place-items-center rounded-pill bg-quiet"
          >
            <ChevronDown className={cx('transition-[rotate]', isOpen && 'rotate-180')} />
          </span>
        </button>
      </h2>
      <div id={panel} hidden={!isOpen} className="mt-6">
        {isOpen && <Themes month={month} isAhead={isAhead} />}
      </div>
    </section>
  )
}

function Themes({ month, isAhead }: Pick<Props, 'month' | 'isAhead'>) {
  const { t } = useLingui()
  const ids = month.themes.flatMap(({ items }) => items.flatMap((item) => item.actions))
  const themeIds = month.themes.flatMap(({ items }) => items[0]?.categoryId ?? [])
  // Reminders show without actions, and without removed ones.
  const { data: actions = [] } = useQuery(recordsQuery('impact-action', ids))
  const { data: categories = [] } = useQuery(recordsQuery('impact-category', themeIds))
  return (
    <div className="flex flex-col gap-8">
      {month.themes.map((theme) => {
        const id = theme.items[0]?.categoryId
        const category = categories.find((one) => one.id === id)
        return (
          <div key={theme.key ?? ''}>
            <ThemeTitle
              name={theme.items[0]?.categoryTitle}
              title={category?.title}
              icon={category?.icon}
              fallback={theme.key || t`And also`}
            />
            <ul className="grid gap-4">
              {theme.items.map((reminder) => (
                <li key={reminder._id}>
                  <ReminderCard
                    reminder={reminder}
                    actions={inOrder(reminder.actions, actions)}
                    isAhead={isAhead}
                  />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </div>
  )
}
