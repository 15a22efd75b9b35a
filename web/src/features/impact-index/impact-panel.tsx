import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { IndexMessage } from '#api/content-tables.ts'
import { useMe } from '#api/me.ts'
import { PageHelp } from '#shell/page-help.tsx'
import { TryAgain } from '#shell/try-again.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type ImpactIndex, latestIndexQuery } from './impact-index.queries.ts'
import { IndexCards } from './index-cards.tsx'
import { messagesQuery, saidOfWeek } from './messages.ts'
import { PictureCard } from './picture-card.tsx'
import { ProfilePart } from './profile-part.tsx'
import { rhythmQuery } from './rhythm.queries.ts'
import { RhythmPart } from './rhythm-part.tsx'
import { ScoreCard } from './score-card.tsx'
import { ScoreLines } from './score-lines.tsx'

/** The Impact Index dialog of product 2: the score, its lines, and the next small steps. */
export function ImpactPanel() {
  const index = useQuery(latestIndexQuery)
  const [current, before] = index.data ?? []
  if (current) return <Loaded current={current} before={before} />
  if (!index.isError) return <Skeleton className="late h-96" />
  return <TryAgain error={index.error} onRetry={() => void index.refetch()} />
}

type LoadedProps = { current: ImpactIndex; before: ImpactIndex | undefined }

function Loaded({ current, before }: LoadedProps) {
  const { data: messages = [] } = useQuery(messagesQuery)
  const { data: rhythm, isPending } = useQuery(rhythmQuery)
  const said = saidOfWeek(messages, current, rhythm?.today ?? null)
  return (
    <div className="flex flex-col gap-7 pb-2">
      <section className="flex flex-col gap-3">
        <Greeting />
        <ScoreCard current={current} before={before} />
        {said && (
          <p>
            <strong className="block">{said.title}</strong>
            {said.text}
          </p>
        )}
        <ScoreLines index={current} />
      </section>
      <ProfilePart />
      {/* On a day off, no action is suggested. */}
      {isPending || rhythm?.today ? null : <Offers current={current} messages={messages} />}
      <RhythmPart messages={messages} />
    </div>
  )
}

function Greeting() {
  const { t } = useLingui()
  const name = useMe().firstName?.trim()
  return (
    <div className="flex items-center justify-between gap-2">
      <p className="text-lead">{name ? t`Hi ${name}` : t`Your week`}</p>
      <PageHelp
        page="home"
        name={t`About the Impact Index`}
        labels={['impact index', 'score lines', 'last week']}
      />
    </div>
  )
}

type OffersProps = { current: ImpactIndex; messages: readonly IndexMessage[] }

function Offers({ current, messages }: OffersProps) {
  const { t } = useLingui()
  return (
    <section className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-lead">
          <Trans>Your next steps</Trans>
        </h3>
        <PageHelp page="home" name={t`About these cards`} labels={['notifications']} />
      </div>
      <IndexCards lines={current.lines} messages={messages} />
      <PictureCard messages={messages} hasAvatar={current.hasAvatar} />
    </section>
  )
}
