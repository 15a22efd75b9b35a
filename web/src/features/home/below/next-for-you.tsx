import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FitGetQuery } from '#api/generated/graphql.ts'
import { fitQuery } from '#features/advice/fit/fit.queries.ts'
import { FitDismissed } from '#features/advice/fit/fit-dismissed.tsx'
import { FitReason } from '#features/advice/fit/fit-reason.tsx'
import { FitWish } from '#features/advice/fit/fit-wish.tsx'
import { entityLabel, isEntity } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EntityDot } from './goals-card.tsx'

type Piece = FitGetQuery['fitGet']['pieces'][number]

const query = fitQuery()

/** The three pieces of advice that fit best, each with its reason. Hidden after a failure. */
export function NextForYou() {
  const { data, isPending } = useQuery(query)
  if (isPending) return <Skeleton className="late h-72" />
  if (!data?.isOn || data.pieces.length === 0) return null
  return (
    <Card className="pb-3">
      <h2 className="text-lead">
        <Trans>Next for you</Trans>
      </h2>
      <ul className="mt-2 flex flex-col gap-1">
        {data.pieces.map((piece) => (
          <li key={piece.adviceId}>
            <NextPiece piece={piece} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function NextPiece({ piece }: { piece: Piece }) {
  const queries = useQueryClient()
  // The replacement gets the focus of the button that is removed.
  const [isSwapped, setIsSwapped] = useState(false)
  const { adviceId, title, wish } = piece
  const onWish = (next: string | null) => {
    setIsSwapped(next === 'notForMe' || wish === 'notForMe')
    queries.setQueryData(
      query.queryKey,
      (fit) =>
        fit && {
          ...fit,
          pieces: fit.pieces.map((one) =>
            one.adviceId === adviceId ? { ...one, wish: next } : one,
          ),
        },
    )
  }
  if (wish === 'notForMe') {
    return (
      <div className="-mx-3">
        <FitDismissed adviceId={adviceId} title={title} takesFocus={isSwapped} onWish={onWish} />
      </div>
    )
  }
  return (
    <>
      <PieceLink piece={piece} takesFocus={isSwapped} />
      <div className="-mx-3 pl-6">
        <FitWish adviceId={adviceId} title={title} wish={wish} onWish={onWish} />
      </div>
    </>
  )
}

function PieceLink({ piece, takesFocus }: { piece: Piece; takesFocus: boolean }) {
  const { i18n } = useLingui()
  const { adviceId, actionId, entity, time, title, reasons } = piece
  return (
    <AppLink
      to={paths.action({ action: actionId, advice: adviceId, entity })}
      state={{ from: 'home' }}
      ref={takesFocus ? takeFocus : undefined}
      className="-mx-3 flex items-start gap-2 rounded-tile px-3 py-2 no-underline hover:bg-quiet"
    >
      <span className="mt-1.5 flex">
        <EntityDot entity={entity} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{title}</span>
        <span className="block text-note text-field-soft">
          {isEntity(entity) && i18n._(entityLabel[entity])}
          {isEntity(entity) && time !== null && ' · '}
          {time !== null && <Plural value={time} one="# minute" other="# minutes" />}
        </span>
        <FitReason reasons={reasons} />
      </span>
    </AppLink>
  )
}

const takeFocus = (link: HTMLElement | null) => link?.focus({ preventScroll: true })
