import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { whomWords } from '#features/library/kinds.ts'
import { cx } from '#lib/cx.ts'
import { entityTone, isEntity } from '#lib/entities.ts'
import { Spinner } from '#ui/spinner.tsx'
import { toneClass } from '#ui/tone.ts'

type Props = {
  title: string
  whom: string | null
  note?: string | undefined
  icon: ReactNode
  isPending: boolean
  /** Without it there is nothing to press. */
  onPress: ((title: string) => void) | undefined
}

/** A goal to press, or one that has what is offered already. */
export function GoalRow({ title, whom, note, icon, isPending, onPress }: Props) {
  const { i18n } = useLingui()
  const look = 'flex min-h-14 w-full items-center gap-3 rounded-tile py-3 pr-4 pl-5 text-left'
  const content = (
    <>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 text-note text-field-soft">
          {isEntity(whom) && (
            <>
              <span
                aria-hidden="true"
                className={cx('size-3 shrink-0 rounded-pill', toneClass[entityTone[whom]])}
              />
              {i18n._(whomWords[whom])}
            </>
          )}
          {note && <span className="font-semibold text-field">{note}</span>}
        </span>
        <span className="block leading-snug font-semibold">{title}</span>
      </span>
      <span className="shrink-0">{isPending ? <Spinner /> : icon}</span>
    </>
  )
  if (!onPress) return <p className={look}>{content}</p>
  return (
    <button
      type="button"
      aria-busy={isPending || undefined}
      onClick={() => !isPending && onPress(title)}
      className={cx(look, 'bg-quiet')}
    >
      {content}
    </button>
  )
}
