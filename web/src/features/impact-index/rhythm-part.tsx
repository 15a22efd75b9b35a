import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { IndexMessage } from '#api/content-tables.ts'
import { type Rhythm, rhythmQuery } from '#api/rhythm.ts'
import { formatDay } from '#lib/dates.ts'
import { PageHelp } from '#shell/page-help.tsx'
import { Fold } from '#ui/fold.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { Away } from './away.tsx'
import { messageAt } from './messages.ts'
import { saidOf, signClass, weekStates } from './rhythm.labels.ts'

/** In how many of the last weeks one acted (product 4, rhythm). */
export function RhythmPart({ messages }: { messages: readonly IndexMessage[] }) {
  const { t } = useLingui()
  const { data: rhythm, isPending } = useQuery(rhythmQuery)
  if (isPending) return <Skeleton className="late h-20" />
  // The score shows without it.
  if (!rhythm) return null
  const message = messageAt(messages, 'rhythm', rhythm.inRhythm)
  return (
    <section aria-label={t`Your rhythm`} className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-lead">
          <Figure rhythm={rhythm} />
        </h3>
        <PageHelp page="home" name={t`About your rhythm`} labels={['rhythm']} />
      </div>
      <Signs rhythm={rhythm} />
      {message && <p className="text-note text-field-soft">{message.text}</p>}
      <div>
        {rhythm.weeks.length > 1 && (
          <Fold title={t`Week by week`}>
            <Weeks rhythm={rhythm} />
          </Fold>
        )}
        <Away isPaused={rhythm.today === 'pause'} />
      </div>
    </section>
  )
}

function Figure({ rhythm }: { rhythm: Rhythm }) {
  const { inRhythm, of } = rhythm
  switch (saidOf(rhythm)) {
    case 'none':
      return <Trans>Your rhythm can begin any week</Trans>
    case 'first':
      return <Trans>Your first week is in rhythm</Trans>
    case 'ofFirst':
      return (
        <Trans>
          {inRhythm} of your first {of} weeks in rhythm
        </Trans>
      )
    case 'ofLast':
      return (
        <Trans>
          {inRhythm} of the last {of} weeks in rhythm
        </Trans>
      )
  }
}

function Signs({ rhythm }: { rhythm: Rhythm }) {
  const weeks = rhythm.weeks.toReversed()
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-1.5 py-1">
      {weeks.map(({ yearWeek, state }) => (
        <span key={yearWeek} className={signClass(state)} />
      ))}
    </p>
  )
}

function Weeks({ rhythm }: { rhythm: Rhythm }) {
  const { i18n } = useLingui()
  const today = rhythm.weeks[0]?.monday
  return (
    <ol className="flex flex-col gap-1">
      {rhythm.weeks.map(({ yearWeek, monday, state }) => {
        const word = weekStates[state]?.name
        const day = formatDay(monday, today)
        return (
          <li key={yearWeek} className="flex min-h-8 items-center gap-3">
            <span aria-hidden="true" className={signClass(state)} />
            <span className="w-20 shrink-0 text-note text-field-soft">
              <VisuallyHidden>
                <Trans>Week of</Trans>{' '}
              </VisuallyHidden>
              {day}
              <VisuallyHidden>: </VisuallyHidden>
            </span>
            <span className="min-w-0 text-note font-semibold">{word && i18n._(word)}</span>
          </li>
        )
      })}
    </ol>
  )
}
