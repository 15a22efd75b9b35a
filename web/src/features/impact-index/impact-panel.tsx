import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { IndexMessage } from '#api/content-tables.ts'
import { type ImpactIndex, latestIndexQuery } from '#api/impact-index.ts'
import { useMe } from '#api/me.ts'
import { rhythmQuery } from '#api/rhythm.ts'
import { PageHelp } from '#shell/page-help.tsx'
import { TryAgain } from '#shell/try-again.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { IndexCards } from './index-cards.tsx'
import { messagesQuery, saidOfWeek } from './messages.ts'
import { MirrorPart } from './mirror-part.tsx'
import { PictureCard } from './picture-card.tsx'
import { RhythmPart } from './rhythm-part.tsx'
import { ScoreLines } from './score-lines.tsx'

/** The Impact Index dialog of product 2: the score, what it says, and the next small things. */
export function ImpactPanel() {
  const index = useQuery(latestIndexQuery)
  const [current, before] = index.data ?? []
  if (current) return <Loaded current={current} before={before} />
  if (!index.isError) return <Skeleton className="late h-96" />
  return <TryAgain error={index.error} onRetry={() => void index.refetch()} />
}

type LoadedProps = { current: ImpactIndex; before: ImpactIndex | undefined }

function Loaded({ current, before }: LoadedProps) {
  const { t } = useLingui()
  const { data: messages = [] } = useQuery(messagesQuery)
  const { data: rhythm, isPending } = useQuery(rhythmQuery)
  const said = saidOfWeek(messages, current, rhythm?.today ?? null)
  return (
    <div className="flex flex-col gap-7 pb-2">
      <section className="flex flex-col gap-4">
        <Greeting />
        <Score current={current} before={before} lastWeek={rhythm?.weeks[1]?.yearWeek} />
        {said && (
          <p>
            <strong className="block">{said.title}</strong>
            {said.text}
          </p>
        )}
      </section>
      <RhythmPart messages={messages} />
      {/* On a day off the cards would ask for something. */}
      {isPending || rhythm?.today ? null : <Offers current={current} messages={messages} />}
      <section aria-label={t`Behind the number`}>
        <ScoreLines lines={current.lines} />
        <MirrorPart />
      </section>
    </div>
  )
}

type OffersProps = { current: ImpactIndex; messages: readonly IndexMessage[] }

/** The four cards, and the one for a picture. */
function Offers({ current, messages }: OffersProps) {
  const { t } = useLingui()
  return (
    <section className="flex flex-col gap-3">
      <div className="flex items-center justify-between">
        <h3 className="text-lead">
          <Trans>What your week still offers</Trans>
        </h3>
        <PageHelp page="home" name={t`About these cards`} labels={['notifications']} />
      </div>
      <IndexCards lines={current.lines} messages={messages} />
      <PictureCard messages={messages} hasAvatar={current.hasAvatar} />
    </section>
  )
}

function Greeting() {
  const { t } = useLingui()
  const name = useMe().firstName?.trim()
  return (
    <div className="flex items-center justify-between">
      <p className="text-lead">{name ? t`Your week, ${name}` : t`Your week`}</p>
      <PageHelp
        page="home"
        name={t`About the Impact Index`}
        labels={['impact index', 'score lines', 'last week']}
      />
    </div>
  )
}

type ScoreProps = LoadedProps & { lastWeek: string | undefined }

/** The number, and last week's beside it. */
function Score({ current, before, lastWeek }: ScoreProps) {
  return (
    <div className="on-tone flex flex-wrap items-end justify-between gap-x-4 gap-y-2 rounded-card bg-sun px-6 py-5">
      <p>
        <span className="block font-display text-[4.5rem] leading-[0.9]">
          {current.weeklyScore}
        </span>
        <span className="mt-2 block text-note font-semibold whitespace-nowrap">
          <Trans>of 100 this week</Trans>
        </span>
      </p>
      {before && (
        <p className="text-right">
          <span className="block font-display text-title">{before.weeklyScore}</span>
          <span className="mt-1 block text-note font-semibold">
            {before.yearWeek === lastWeek ? <Trans>last week</Trans> : <Trans>last time</Trans>}
          </span>
        </p>
      )}
    </div>
  )
}
