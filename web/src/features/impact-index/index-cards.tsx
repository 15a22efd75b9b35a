import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import type { IndexMessage } from '#api/content-tables.ts'
import { cx } from '#lib/cx.ts'
import { AppLink } from '#shell/app-link.tsx'
import type { ScoreLine } from './impact-index.queries.ts'
import { type CardKind, cardKinds, lineNames } from './index.labels.ts'
import { messageAt } from './messages.ts'

// Product 4, Impact Index, levels 0 to 2: grey, yellow, primary. The text names the level too.
const levelLook = ['bg-quiet text-field', 'on-tone bg-sun', 'bg-primary text-on-primary']

type Props = { lines: readonly ScoreLine[]; messages: readonly IndexMessage[] }

/** The notification cards (product 2, Impact Index): count, points, and the next small step. */
export function IndexCards({ lines, messages }: Props) {
  return (
    <ul className="flex flex-col gap-3">
      {cardKinds.map((kind) => {
        const line = lines.find(({ measure }) => measure === kind.measure)
        if (line === undefined) return null
        const message = messageAt(messages, kind.card, line.count)
        return (
          <li key={kind.card}>
            <IndexCard kind={kind} line={line} message={message} />
          </li>
        )
      })}
    </ul>
  )
}

type CardProps = { kind: CardKind; line: ScoreLine; message: IndexMessage | undefined }

function IndexCard({ kind, line, message }: CardProps) {
  const { i18n } = useLingui()
  const { count, points, cap } = line
  const name = lineNames[kind.measure]
  return (
    <AppLink
      to={kind.path}
      className="flex items-start gap-3 rounded-tile bg-quiet p-4 no-underline hover:bg-surface-soft"
    >
      <span
        aria-hidden="true"
        className={cx(
          'grid size-10 shrink-0 place-items-center rounded-pill',
          levelLook[line.level] ?? levelLook[0],
        )}
      >
        <kind.icon className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap justify-between gap-x-3 text-note text-field-soft figures">
          <span>
            {name && i18n._(name)}: <strong className="text-field">{count}</strong>
          </span>
          <span>
            <Trans>
              <strong className="text-field">{points}</strong> of {cap} points
            </Trans>
          </span>
        </span>
        <span className="mt-1 block font-semibold">{message?.title}</span>
        <span className="block text-note text-field-soft">{message?.text}</span>
        <span className="mt-1 flex items-center gap-1 text-note font-semibold">
          {i18n._(kind.action)}
          <ChevronRight aria-hidden="true" className="size-4 shrink-0" />
        </span>
      </span>
    </AppLink>
  )
}
