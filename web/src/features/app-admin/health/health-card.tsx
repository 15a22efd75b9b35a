import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Health, healthQuery } from '#features/app-admin/overview.queries.ts'
import { formatDay } from '#lib/dates.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Card } from '#ui/card.tsx'
import { Fold } from '#ui/fold.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { heightsOf, sizeOf } from './health.rules.ts'

export function HealthCard() {
  const { data, error } = useQuery(healthQuery)
  return (
    <Card className="sm:p-8">
      <h2 className="text-title">
        <Trans>Figures</Trans>
      </h2>
      <div className="mt-3">
        <InlineError error={error} />
      </div>
      {data === undefined && !error && <Skeleton className="late h-40" />}
      {data && <Figures health={data} />}
      {data && <CopiesNote health={data} />}
    </Card>
  )
}

function Figures({ health }: { health: Health }) {
  const { outboxWaiting, outboxFailed, contentVersion, indexMs } = health
  return (
    <div className="mt-2 grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <dl className="grid min-[22.5rem]:grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3">
        <Figure
          name={<Trans>Messages waiting</Trans>}
          value={outboxWaiting.toLocaleString('en')}
          note={
            outboxFailed > 0 && (
              <strong className="text-danger">
                <Plural value={outboxFailed} one="# couldn’t be sent" other="# couldn’t be sent" />
              </strong>
            )
          }
        />
        <Figure
          name={<Trans>Database</Trans>}
          value={sizeOf(health.storeBytes)}
          note={health.storeKind === 'postgres' ? 'PostgreSQL' : 'SQLite'}
        />
        <Figure
          name={<Trans>Search index</Trans>}
          value={indexMs == null ? '–' : `${indexMs.toLocaleString('en')} ms`}
          note={indexMs == null ? <Trans>Not built yet</Trans> : <Trans>to build it</Trans>}
        />
        <Figure name={<Trans>Content version</Trans>} value={contentVersion.slice(0, 8) || '–'} />
      </dl>
      <SignIns days={health.signIns} />
    </div>
  )
}

type FigureProps = { name: ReactNode; value: string; note?: ReactNode }

function Figure({ name, value, note }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="text-note text-field-soft">{name}</dt>
      <dd className="font-display text-title figures">{value}</dd>
      {note && <dd className="text-note text-field-soft">{note}</dd>}
    </div>
  )
}

function CopiesNote({ health }: { health: Health }) {
  const { feedbackWaiting, feedbackToDelete, feedbackTrouble } = health
  if (feedbackTrouble == null) return null
  return (
    <div className="mt-6 flex gap-3 rounded-field bg-quiet px-4 py-3">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">
          <Trans>Feedback isn’t copied to its table</Trans>
        </p>
        {feedbackToDelete > 0 && (
          <p>
            <Plural
              value={feedbackToDelete}
              one="# copy from a deleted account still has to be deleted there."
              other="# copies from deleted accounts still have to be deleted there."
            />
          </p>
        )}
        {feedbackWaiting > 0 && (
          <p>
            <Plural
              value={feedbackWaiting}
              one="# message still has to be copied."
              other="# messages still have to be copied."
            />
          </p>
        )}
        <p className="text-note">
          <Trans>We keep trying. Reason: {feedbackTrouble}</Trans>
        </p>
      </div>
    </div>
  )
}

/** Sign-ins of each finished day: a small chart, and a table. */
function SignIns({ days }: { days: Health['signIns'] }) {
  const heights = heightsOf(days.map(({ count }) => count))
  const count = days.length
  const sum = days.reduce((before, day) => before + day.count, 0)
  const all = sum.toLocaleString('en')
  return (
    <div className="min-w-0">
      <p className="text-note text-field-soft">
        <Trans>Sign-ins in the last {count} days, in steps of 5</Trans>
      </p>
      <p className="font-display text-title figures">
        {sum === 0 ? <Trans>Fewer than 5 a day</Trans> : <Trans>At least {all}</Trans>}
      </p>
      <div
        aria-hidden="true"
        className="mt-2 flex h-16 items-end gap-1 border-b-2 border-(--quiet)"
      >
        {days.map(({ day }, at) => (
          <span
            key={day}
            className="min-w-0 flex-1 rounded-t-sm bg-strong"
            style={{ height: `${heights[at]}%` }}
          />
        ))}
      </div>
      <Fold look="inline" title={<Trans>Show as table</Trans>} className="mt-1">
        <table className="w-full text-left">
          <thead className="sr-only">
            <tr>
              <th scope="col">
                <Trans>Day</Trans>
              </th>
              <th scope="col">
                <Trans>Sign-ins</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, count }) => (
              <tr key={day}>
                <th scope="row" className="py-1 font-normal">
                  {formatDay(day)}
                </th>
                <td className="py-1 text-right figures">
                  <Plural value={count} _0="fewer than 5" one="# sign-in" other="# sign-ins" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Fold>
    </div>
  )
}
