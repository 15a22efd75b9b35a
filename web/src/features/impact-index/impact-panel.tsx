import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Camera, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { IndexMessage } from '#api/content-tables.ts'
import { useMe } from '#api/me.ts'
import { PictureDialog, preloadPictureDialog } from '#features/picture/picture-dialog.tsx'
import { cx } from '#lib/cx.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PageHelp } from '#shell/page-help.tsx'
import { TryAgain } from '#shell/try-again.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type ImpactIndex, latestIndexQuery } from './impact-index.queries.ts'
import { IndexCards } from './index-cards.tsx'
import { messageAt, messagesQuery, saidOfWeek } from './messages.ts'
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
      <div className="flex flex-col items-start gap-1">
        <div className="w-full">
          <RhythmPart messages={messages} />
        </div>
        <AppLink to={paths.month} className="flex min-h-11 items-center font-semibold">
          <Trans>Your month in review</Trans>
        </AppLink>
      </div>
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

type Props = { messages: readonly IndexMessage[]; hasAvatar: boolean }

/** Offers a picture to a person without one (product 2, Impact Index). */
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
