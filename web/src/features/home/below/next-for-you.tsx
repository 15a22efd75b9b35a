import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FitDismissed } from '#features/advice/fit/fit-dismissed.tsx'
import { FitReason } from '#features/advice/fit/fit-reason.tsx'
import { FitWish } from '#features/advice/fit/fit-wish.tsx'
import { useRead } from '#features/feed/use-read.ts'
import { entityLabel, isEntity } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Card } from '#ui/card.tsx'
import { Chip } from '#ui/chip.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EntityDot } from './goals-card.tsx'
import { whyNowText } from './next.labels.ts'
import {
  type NextAdvice,
  nextQuery,
  type NextPiece as Piece,
  recordShown,
  type WhyNow,
} from './next.queries.ts'

/** The fresh piece of the week, right below the choices until the day after the person saw it. */
export function FreshPiece() {
  const { data, isPending } = useQuery(nextQuery)
  if (isPending) return <Skeleton className="late h-36" />
  const piece = data && aloneOf(data)
  if (!piece) return null
  return (
    <Card className="py-2">
      <Pieces pieces={[piece]} next={data} />
    </Card>
  )
}

/** Other pieces of advice that the person doesn't know yet. Hidden after a failure. */
export function NextForYou() {
  const { data, isPending } = useQuery(nextQuery)
  if (isPending) return <Skeleton className="late h-72" />
  const alone = data && aloneOf(data)
  const pieces = data?.pieces.filter((piece) => piece !== alone) ?? []
  if (!data?.isOn || pieces.length === 0) return null
  return (
    <Card className="pb-3">
      <h2 className="mb-2 text-lead">
        <Trans>Next for you</Trans>
      </h2>
      <Pieces pieces={pieces} next={data} />
    </Card>
  )
}

/** The piece that `FreshPiece` shows, and `NextForYou` doesn't. */
const aloneOf = ({ isOn, pieces, fresh }: NextAdvice) =>
  isOn && fresh && !fresh.isSeen
    ? pieces.find(({ adviceId }) => adviceId === fresh.adviceId)
    : undefined

type PiecesProps = { pieces: readonly Piece[]; next: NextAdvice }

function Pieces({ pieces, next: { fresh, recorded } }: PiecesProps) {
  return (
    <ul className="flex flex-col gap-1">
      {pieces.map((piece) => (
        <Item
          key={piece.adviceId}
          piece={piece}
          why={piece.adviceId === fresh?.adviceId ? fresh.why : null}
          isRecorded={recorded.includes(piece.adviceId)}
        />
      ))}
    </ul>
  )
}

/** Counts as shown today once it was in view: after two such days without a tap it rests. */
function Item({ isRecorded, ...given }: PieceProps & { isRecorded: boolean }) {
  const queries = useQueryClient()
  const { adviceId, title, wish } = given.piece
  const ref = useRead<HTMLLIElement>(title, isRecorded || wish === 'notForMe', () => {
    void recordShown(queries, adviceId)
  })
  return (
    <li ref={ref}>
      <NextPiece {...given} />
    </li>
  )
}

type PieceProps = { piece: Piece; why: WhyNow | null }

function NextPiece({ piece, why }: PieceProps) {
  const queries = useQueryClient()
  // The replacement gets the focus of the button that is removed.
  const [isSwapped, setIsSwapped] = useState(false)
  const { adviceId, title, wish } = piece
  const onWish = (chosen: string | null) => {
    setIsSwapped(chosen === 'notForMe' || wish === 'notForMe')
    queries.setQueryData(
      nextQuery.queryKey,
      (next) =>
        next && {
          ...next,
          pieces: next.pieces.map((one) =>
            one.adviceId === adviceId ? { ...one, wish: chosen } : one,
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
      <PieceLink piece={piece} why={why} takesFocus={isSwapped} />
      <div className="-mx-3 pl-6">
        <FitWish adviceId={adviceId} title={title} wish={wish} onWish={onWish} />
      </div>
    </>
  )
}

function PieceLink({ piece, why, takesFocus }: PieceProps & { takesFocus: boolean }) {
  const { i18n } = useLingui()
  const { adviceId, actionId, entity, time, title, situation, reasons } = piece
  const whyNow = why && whyNowText[why.name]?.(why.value ?? '')
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
        {why && (
          <span className="mb-1 block">
            <Chip tone="sun">
              <Trans>New this week</Trans>
            </Chip>
          </span>
        )}
        <span className="block font-semibold wrap-anywhere">{title}</span>
        {situation && <span className="block">{situation}</span>}
        <span className="block text-note text-field-soft">
          {isEntity(entity) && i18n._(entityLabel[entity])}
          {isEntity(entity) && time !== null && ' · '}
          {time !== null && <Plural value={time} one="# minute" other="# minutes" />}
        </span>
        {whyNow && <span className="block text-note font-semibold">{i18n._(whyNow)}</span>}
        <FitReason reasons={reasons} />
      </span>
    </AppLink>
  )
}

const takeFocus = (link: HTMLElement | null) => link?.focus({ preventScroll: true })
