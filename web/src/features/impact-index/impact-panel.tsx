import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Camera, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { listAllContent } from '#api/content.ts'
import type { IndexMessage } from '#api/content-tables.ts'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { type ImpactIndex, latestIndexQuery, type ScoreLine } from '#api/impact-index.ts'
import { useMe } from '#api/me.ts'
import { rhythmQuery } from '#api/rhythm.ts'
import { cx } from '#lib/cx.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PageHelp } from '#shell/page-help.tsx'
import { PictureDialog, preloadPictureDialog } from '#shell/picture/picture-dialog.tsx'
import { TryAgain } from '#shell/try-again.tsx'
import { Fold } from '#ui/fold.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { lineNames } from './index.labels.ts'
import { IndexCards } from './index-cards.tsx'
import { messageAt, messagesQuery, saidOfWeek } from './messages.ts'
import { RhythmPart } from './rhythm-part.tsx'

const clusterDocument = graphql(`
  query OwnCluster {
    me {
      profileCluster
    }
  }
`)

const clusterQuery = queryOptions({
  queryKey: ['own-cluster'],
  staleTime: 0,
  queryFn: async ({ signal }) => {
    const { profileCluster } = (await request(clusterDocument, {}, { signal })).me
    if (profileCluster == null) return null
    const clusters = await listAllContent('clusters', {}, { signal })
    return clusters.find(({ number }) => number === profileCluster) ?? null
  },
})

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
      {/* On a day off, nothing is asked. */}
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

function ScoreLines({ lines }: { lines: readonly ScoreLine[] }) {
  return (
    <Fold title={<Trans>How your score works</Trans>}>
      <ul className="divide-y-2 divide-(--quiet)">
        {lines.map((line) => (
          <Line key={line.measure} line={line} />
        ))}
      </ul>
    </Fold>
  )
}

function Line({ line }: { line: ScoreLine }) {
  const { i18n } = useLingui()
  const { measure, count, points, cap, next } = line
  const name = lineNames[measure]
  const more = next ? next.count - count : 0
  const gain = next ? next.points - points : 0
  return (
    <li className="flex items-start gap-4 py-2.5">
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">
          {name ? i18n._(name) : measure}
          {measure !== 'profile' && measure !== 'avatar' && <> · {count}</>}
        </span>
        {next && (
          <span className="block text-note text-field-soft">
            <Trans>
              {more} more: <Plural value={gain} one="# point" other="# points" /> on top
            </Trans>
          </span>
        )}
      </span>
      <span className="shrink-0 figures">
        <Trans>
          <strong>{points}</strong> of {cap}
        </Trans>
      </span>
    </li>
  )
}

type Props = { messages: readonly IndexMessage[]; hasAvatar: boolean }

/** Offers a picture to who has none (product 2, Impact Index). */
function PictureCard(props: Props) {
  // After uploading, the picture stays visible here, and the focus returns.
  const [offers] = useState(!props.hasAvatar)
  return offers && <Offer {...props} />
}

function Offer({ messages, hasAvatar }: Props) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const message = messageAt(messages, 'avatar', hasAvatar ? 1 : 0)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="flex w-full items-start gap-3 rounded-tile bg-quiet p-4 text-left hover:bg-surface-soft"
        onPointerEnter={preloadPictureDialog}
        onFocus={preloadPictureDialog}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <span
          aria-hidden="true"
          className={cx(
            'grid size-10 shrink-0 place-items-center rounded-pill',
            hasAvatar ? 'bg-primary text-on-primary' : 'bg-quiet text-field',
          )}
        >
          <Camera className="size-5" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{message?.title}</span>
          <span className="block text-note text-field-soft">{message?.text}</span>
          <span className="mt-1 flex items-center gap-1 text-note font-semibold">
            {hasAvatar ? <Trans>Change it</Trans> : <Trans>Add a picture</Trans>}
            <ChevronRight aria-hidden="true" className="size-4 shrink-0" />
          </span>
        </span>
      </button>
      {wanted && <PictureDialog open={open} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The profile cluster (product 2, Impact Index): its name, and folded what it says. */
function MirrorPart() {
  const { t } = useLingui()
  const { data: cluster } = useQuery(clusterQuery)
  if (cluster === undefined) return null
  return (
    <div className="flex items-start justify-between gap-2">
      {cluster ? (
        <Fold title={cluster.name} note={t`Your profile: a mirror, not a test`} className="flex-1">
          <p>{cluster.description}</p>
          <AppLink
            to={paths.onboarding('user-landing-done')}
            className="mt-2 inline-flex min-h-11 items-center font-semibold"
          >
            <Trans>Why, change or clear</Trans>
          </AppLink>
        </Fold>
      ) : (
        <AppLink
          to={paths.onboarding('user-traits-1')}
          className="inline-flex min-h-12 items-center font-semibold"
        >
          <Trans>Find your profile: a mirror, not a test</Trans>
        </AppLink>
      )}
      <PageHelp page="home" name={t`About your profile`} labels={['profile']} />
    </div>
  )
}
