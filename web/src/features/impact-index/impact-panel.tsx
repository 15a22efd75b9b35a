import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ImpactIndex, latestIndexQuery } from '#api/impact-index.ts'
import { useMe } from '#api/me.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { PageHelp } from '#shell/page-help.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { IndexCards } from './index-cards.tsx'
import { messageAt, messagesQuery } from './messages.ts'
import { ScoreLines } from './score-lines.tsx'

/** The Impact Index dialog of product 2: the score, what it says, and the next small things. */
export function ImpactPanel() {
  const index = useQuery(latestIndexQuery)
  const [current] = index.data ?? []
  if (current) return <Loaded current={current} />
  if (!index.isError) return <Skeleton className="late h-96" />
  return (
    <div className="flex flex-col items-start gap-3">
      <InlineError error={index.error} />
      <Button variant="quiet" onClick={() => void index.refetch()}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}

function Loaded({ current }: { current: ImpactIndex }) {
  const { t } = useLingui()
  const { data: messages = [] } = useQuery(messagesQuery)
  const said = messageAt(messages, 'score', current.weeklyScore)
  return (
    <div className="flex flex-col gap-8 pb-2">
      <section className="flex flex-col gap-4">
        <Greeting />
        <Score current={current} />
        {said && (
          <p>
            <strong className="block">{said.title}</strong>
            {said.text}
          </p>
        )}
        <ScoreLines lines={current.lines} />
      </section>
      <section className="flex flex-col gap-3">
        <div className="flex items-center justify-between">
          <h3 className="text-lead">
            <Trans>What your week still offers</Trans>
          </h3>
          <PageHelp page="home" name={t`About these cards`} labels={['notifications']} />
        </div>
        <IndexCards lines={current.lines} messages={messages} />
      </section>
    </div>
  )
}

function Greeting() {
  const { t } = useLingui()
  const name = useMe().firstName?.trim()
  return (
    <div className="flex items-center justify-between">
      <p className="text-lead">{name ? t`Your week, ${name}` : t`Your week`}</p>
      <PageHelp page="home" name={t`About the Impact Index`} labels={['impact index']} />
    </div>
  )
}

/** The number, and last week's beside it. */
function Score({ current }: { current: ImpactIndex }) {
  const { weeklyScore, lastScore } = current
  return (
    <div className="on-tone flex flex-wrap items-end justify-between gap-x-4 gap-y-2 rounded-card bg-sun px-6 py-5">
      <p>
        <span className="block font-display text-[4.5rem] leading-[0.9]">{weeklyScore}</span>
        <span className="mt-2 block text-note font-semibold whitespace-nowrap">
          <Trans>of 100 this week</Trans>
        </span>
      </p>
      {lastScore == null ? (
        <p className="text-note font-semibold">
          <Trans>Your first week</Trans>
        </p>
      ) : (
        <p className="text-right">
          <span className="block font-display text-title">{lastScore}</span>
          <span className="mt-1 block text-note font-semibold">
            <Trans>last time</Trans>
          </span>
        </p>
      )}
    </div>
  )
}
