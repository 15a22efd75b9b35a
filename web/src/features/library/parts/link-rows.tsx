import { useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { whomWords } from '#features/library/kinds.ts'
import { cx } from '#lib/cx.ts'
import { type Entity, entityTone } from '#lib/entities.ts'
import { AppLink } from '#shell/app-link.tsx'
import type { Origin } from '#shell/origin.ts'
import { toneClass } from '#ui/tone.ts'

export type LinkRow = {
  key: string
  to: string
  title: string
  note?: string | undefined
  whom?: Entity
}

type Props = {
  label: string
  rows: readonly LinkRow[]
  /** Set if the rows are part of the search page. */
  from?: Origin
}

/** Links to other pages, one below the other. */
export function LinkRows({ label, rows, from }: Props) {
  return (
    <ul aria-label={label} className="grid gap-2">
      {rows.map(({ key, to, title, note, whom }) => (
        <li key={key}>
          <AppLink
            to={to}
            state={from && { from }}
            className="on-surface flex min-h-14 items-center gap-3 rounded-tile py-3 pr-4 pl-5 no-underline hover:bg-surface-soft"
          >
            <span className="min-w-0 flex-1">
              {whom && <Whom whom={whom} />}
              <span className="block leading-snug font-semibold">{title}</span>
              {note && <span className="mt-0.5 block text-note text-field-soft">{note}</span>}
            </span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
          </AppLink>
        </li>
      ))}
    </ul>
  )
}

function Whom({ whom }: { whom: Entity }) {
  const { i18n } = useLingui()
  return (
    <span className="flex items-center gap-2 text-note text-field-soft">
      <span
        aria-hidden="true"
        className={cx('size-3 shrink-0 rounded-pill', toneClass[entityTone[whom]])}
      />
      {i18n._(whomWords[whom])}
    </span>
  )
}
