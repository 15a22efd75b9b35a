import { Trans } from '@lingui/react/macro'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { linkClass } from '#ui/link.tsx'
import type { TimeOff } from './rhythm.queries.ts'

export function TimeOffLine({ timeOff }: { timeOff: NonNullable<TimeOff> }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <span className="py-2">
        {timeOff === 'holiday' ? (
          <Trans>It's a public holiday. Nothing is due.</Trans>
        ) : (
          <Trans>You're off today. Nothing is due.</Trans>
        )}
      </span>
      {timeOff !== 'holiday' && (
        <AppLink to={paths.pauses} className={linkClass('inline-flex min-h-11 items-center')}>
          <Trans>Planned time off</Trans>
        </AppLink>
      )}
    </p>
  )
}
