import { Trans, useLingui } from '@lingui/react/macro'
import { ThumbsUp, X } from 'lucide-react'
import { cx } from '#lib/cx.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { useWish, type Wish } from './fit.queries.ts'

type Props = {
  adviceId: string
  title: string
  wish: string | null | undefined
  /** Called with the new wish as soon as it is chosen, and with the old one if saving failed. */
  onWish: (wish: Wish | null) => void
}

/** "More like this" and "Not for me" on a piece of advice; a second tap removes the wish. */
export function FitWish({ adviceId, title, wish, onWish }: Props) {
  const { t } = useLingui()
  const saving = useWish(adviceId)
  function choose(chosen: Wish) {
    const next = wish === chosen ? null : chosen
    onWish(next)
    saving.mutate(next, { onError: () => onWish((wish ?? null) as Wish | null) })
  }
  return (
    <>
      <span className="flex flex-wrap gap-1">
        <WishButton
          label={t`More like this: ${title}`}
          isChosen={wish === 'more'}
          icon={<ThumbsUp aria-hidden="true" className="size-4" />}
          onClick={() => choose('more')}
        >
          <Trans>More like this</Trans>
        </WishButton>
        <WishButton
          label={t`Not for me: ${title}`}
          isChosen={wish === 'notForMe'}
          icon={<X aria-hidden="true" className="size-4" />}
          onClick={() => choose('notForMe')}
        >
          <Trans>Not for me</Trans>
        </WishButton>
      </span>
      <InlineError error={saving.error} />
    </>
  )
}

type ButtonProps = {
  label: string
  isChosen: boolean
  icon: React.ReactNode
  onClick: () => void
  children: React.ReactNode
}

function WishButton({ label, isChosen, icon, onClick, children }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isChosen}
      onClick={onClick}
      className={cx(
        'inline-flex min-h-11 items-center gap-1.5 rounded-pill px-3 text-note font-semibold transition-[background-color,scale] active:scale-[0.97]',
        isChosen ? 'bg-on-tone text-[#fff]' : 'hover:bg-[#0000000d]',
      )}
    >
      {icon}
      {children}
    </button>
  )
}
