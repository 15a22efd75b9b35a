import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { FitReason } from '#features/advice/fit/fit-reason.tsx'
import { FitWish } from '#features/advice/fit/fit-wish.tsx'
import { cx } from '#lib/cx.ts'
import { entityLabel, entityTone, isEntity } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { cardClass } from '#ui/card.tsx'
import { Chip } from '#ui/chip.tsx'
import { toneClass } from '#ui/tone.ts'
import { readTip, type ShownTip } from './feed.queries.ts'
import { ReadMark } from './read-mark.tsx'
import { useRead } from './use-read.ts'

export type TipCardProps = {
  tip: ShownTip
  /** bold: in the colour of its entity; calm: for tips after the three of the day. */
  look: 'bold' | 'calm'
  /** Takes the focus, as the first tip that the button loaded. */
  takesFocus?: boolean
  /** A preview: it says whether it is prioritised, and adds no points. */
  isPreview?: boolean
  /** A wish was chosen, or removed (null). */
  onWish: (wish: string | null) => void
}

export function TipCard({ tip, look, takesFocus, isPreview = false, onWish }: TipCardProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const read = () => {
    if (!tip.isRead && !isPreview) void readTip(queries, tip.id)
  }
  const ref = useRead<HTMLElement>(`${tip.title} ${tip.text}`, tip.isRead || isPreview, read)
  // The preview has no sections above its tips.
  const Heading = isPreview ? 'h2' : 'h3'
  const tone = look === 'bold' && isEntity(tip.entity) ? entityTone[tip.entity] : undefined
  return (
    <article
      ref={ref}
      aria-labelledby={`tip-${tip.id}`}
      className={cardClass(tone, 'relative pb-4 sm:p-8 sm:pb-6')}
    >
      <div className="flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1">
        <Whom tip={tip} look={look} />
        {isPreview && tip.prioritised && <Chip>{t`Prioritised`}</Chip>}
        <span className="ml-auto">{tip.isRead && <ReadMark />}</span>
      </div>
      <Heading
        id={`tip-${tip.id}`}
        tabIndex={-1}
        ref={takesFocus ? takeFocus : undefined}
        className={cx('mt-3 outline-none', look === 'bold' ? 'text-headline' : 'text-title')}
      >
        {tip.title}
      </Heading>
      <p className={cx('mt-3 max-w-prose', look === 'bold' && 'text-lead')}>{tip.text}</p>
      <Advice tip={tip} look={look} onOpen={read} />
      {!isPreview && tip.adviceId && (
        <div className="mt-3">
          <FitReason reasons={tip.reasons} />
          {/* Above the link that covers the card. */}
          <div className="relative z-1 mt-1 -ml-3">
            <FitWish adviceId={tip.adviceId} title={tip.title} wish={tip.wish} onWish={onWish} />
          </div>
        </div>
      )}
    </article>
  )
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true })

/** The entity, in words; on a neutral card also by colour. */
function Whom({ tip, look }: Pick<TipCardProps, 'tip' | 'look'>) {
  const { i18n } = useLingui()
  if (!isEntity(tip.entity)) return null
  return (
    <p className="flex items-center gap-2 text-note font-semibold">
      {look === 'calm' && (
        <span
          aria-hidden="true"
          className={cx('size-4 rounded-pill', toneClass[entityTone[tip.entity]])}
        />
      )}
      {i18n._(entityLabel[tip.entity])}
    </p>
  )
}

type AdviceProps = Pick<TipCardProps, 'tip' | 'look'> & { onOpen: () => void }

function Advice({ tip, look, onOpen }: AdviceProps) {
  const { t } = useLingui()
  const { actionId, adviceId, adviceTitle, entity } = tip
  if (!actionId || !adviceTitle) return null
  return (
    <AppLink
      to={paths.action({ action: actionId, advice: adviceId, entity })}
      state={{ from: 'feed' }}
      aria-label={t`Advice: ${adviceTitle}`}
      onClick={onOpen}
      className="mt-4 flex min-h-12 items-center gap-4 font-semibold no-underline outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-6 focus-visible:after:outline-(--focus)"
    >
      <span
        aria-hidden="true"
        className={cx(
          'grid size-11 shrink-0 place-items-center rounded-pill',
          look === 'bold' ? 'bg-on-tone text-[#fff]' : 'bg-strong text-on-strong',
        )}
      >
        <ArrowRight className="size-5" />
      </span>
      <span className="min-w-0 leading-snug">{adviceTitle}</span>
    </AppLink>
  )
}
