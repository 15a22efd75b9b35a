import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'

type Props = {
  name: ReactNode
  /** Null: no figure is published. */
  value: ReactNode
  note?: ReactNode
  /** The value is a text, which is longer than a number */
  isText?: boolean
}

/** Smaller text beside a number. */
export const besideClass = 'text-lead'

/** A figure of a landing page, in a list of descriptions: its name, the number, and its total. */
export function FigureTile({ name, value, note, isText = false }: Props) {
  return (
    <div className="on-surface min-w-0 rounded-card p-5">
      <dt className="text-note text-field-soft">{name}</dt>
      {value !== null && (
        <dd
          className={cx(
            'mt-1 font-display wrap-anywhere figures',
            isText ? 'text-lead font-bold' : 'text-headline',
          )}
        >
          {value}
        </dd>
      )}
      {note && <dd className="mt-1 text-note text-field-soft">{note}</dd>}
    </div>
  )
}
