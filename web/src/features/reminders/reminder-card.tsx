import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowRight, Users } from 'lucide-react'
import { useMe } from '#api/me.ts'
import { roleNames } from '#features/admin/roles.ts'
import { kitsOfQuery } from '#features/advice/kits/kits.queries.ts'
import { ReadMark } from '#features/feed/read-mark.tsx'
import { useRead } from '#features/feed/use-read.ts'
import { useTimeOff } from '#features/impact-index/rhythm.queries.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Card } from '#ui/card.tsx'
import { Chip } from '#ui/chip.tsx'
import { type HubReminder, readReminder } from './reminders.queries.ts'

type Props = {
  reminder: HubReminder
  /** Those of its actions that the library has, in order */
  actions: readonly { id: string; title: string }[]
  /** Whether the month is in the future: only admins see it, and reading earns no points. */
  isAhead: boolean
}

/** The company's reminder, the actions that it offers, and their kits. */
export function ReminderCard({ reminder, actions, isAhead }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const isRead = reminder.readDate !== null
  const isOver = isRead || isAhead
  const isOff = useTimeOff() !== null
  const read = () => {
    if (!isOver) void readReminder(queries, reminder._id)
  }
  const { data: kits = [] } = useQuery(kitsOfQuery(actions.map(({ id }) => id)))
  const ways = [
    ...actions.map(({ id, title }) => ({ id, title, to: paths.action({ action: id }) })),
    ...kits.map(({ id, title }) => ({ id, title, to: paths.kit(id) })),
  ]
  const ref = useRead<HTMLDivElement>(reminder.text, isOver, read)
  return (
    <Card ref={ref} className="flex h-full flex-col gap-3 sm:p-8">
      <div className="flex min-h-8 flex-wrap items-center gap-2 empty:hidden">
        {isRead && <ReadMark />}
        {!isOver && !isOff && <Chip tone="sun">{t`New`}</Chip>}
        <ForRoles roles={reminder.roles} />
      </div>
      <p dir="auto" className="max-w-prose text-lead whitespace-pre-line">
        {reminder.text}
      </p>
      {ways.length > 0 && (
        <ul aria-label={t`What you can do`} className="mt-1 grid gap-1">
          {ways.map(({ id, title, to }) => (
            <li key={id}>
              <AppLink
                to={to}
                state={{ from: 'hub' }}
                onClick={read}
                className="-mx-3 flex min-h-12 items-center gap-3 rounded-tile px-3 py-2 leading-snug font-semibold no-underline hover:bg-quiet"
              >
                <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
                <span className="min-w-0">{title}</span>
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function ForRoles({ roles }: { roles: readonly string[] }) {
  const { t, i18n } = useLingui()
  const { viewerCanAdminister, viewerCanAdministerApp } = useMe()
  const named = roles.flatMap((role) => {
    const name = roleNames[role]
    return name ? [i18n._(name)] : []
  })
  if (named.length === 0 || !(viewerCanAdminister || viewerCanAdministerApp)) return null
  const names = named.join(', ')
  return <Chip icon={<Users aria-hidden="true" className="size-4" />}>{t`For: ${names}`}</Chip>
}
