import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'

export type FoldProps = {
  title: ReactNode
  note?: ReactNode
  /** `part`: of a page, with a heading; `row`: of a card; `inline`: small. */
  look?: Look
  /** Whether it is open at first. After a toggle, only a change of this value sets it again. */
  open?: boolean
  onToggle?: (isOpen: boolean) => void
  className?: string
  children: ReactNode
}

type Look = 'part' | 'row' | 'inline'

const looks: Record<Look, { summary: string; content: string }> = {
  part: { summary: 'min-h-14 flex rounded-tile', content: 'pt-3' },
  row: { summary: 'min-h-14 flex rounded-field py-2 font-semibold', content: 'pb-4' },
  inline: { summary: 'min-h-11 inline-flex rounded-field font-semibold', content: 'pt-1' },
}

/** A folded part: its title names the content, and pressing it anywhere opens it. */
export function Fold({
  title,
  note,
  look = 'row',
  open,
  onToggle,
  className,
  children,
}: FoldProps) {
  const { summary, content } = looks[look]
  return (
    <details
      open={open}
      className={cx('group/fold min-w-0', className)}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary
        className={cx(
          'list-none items-center [&::-webkit-details-marker]:hidden',
          look === 'inline' ? 'gap-1' : 'gap-4',
          summary,
        )}
      >
        <Title look={look} title={title} note={note} />
        <Chevron isRound={look === 'part'} />
      </summary>
      <div className={content}>{children}</div>
    </details>
  )
}

function Title({ look, title, note }: Required<Pick<FoldProps, 'look' | 'title' | 'note'>>) {
  const below = note && (
    <span className="block font-sans text-note font-normal tracking-normal text-field-soft">
      {note}
    </span>
  )
  if (look === 'part') {
    return (
      <h2 className="min-w-0 flex-1 text-title">
        <span>{title}</span>
        {below}
      </h2>
    )
  }
  return (
    <span className={cx('min-w-0', look === 'row' && 'flex-1')}>
      <span className={below ? 'block' : undefined}>{title}</span>
      {below}
    </span>
  )
}

function Chevron({ isRound }: { isRound: boolean }) {
  const arrow = (
    <ChevronDown
      aria-hidden="true"
      className={cx(
        'shrink-0 transition-[rotate] group-open/fold:rotate-180',
        !isRound && 'size-5',
      )}
    />
  )
  if (!isRound) return arrow
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-quiet">{arrow}</span>
  )
}
