import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowUpRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { AppLink } from '#shell/app-link.tsx'
import { Card } from '#ui/card.tsx'
import { helpWords } from './rehearsals.labels.ts'
import type { Help } from './rehearsals.queries.ts'

/** Help for a person in danger, which looks as in the chat. It takes the focus. */
export function HelpPart({ help: { sentences, cards } }: { help: Help }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Card
      ref={ref}
      role="region"
      tabIndex={-1}
      aria-labelledby="help"
      className="flex scroll-mt-4 scroll-mb-28 flex-col gap-4 outline-none"
    >
      <h2 id="help" className="text-title">
        <Trans>If this is more than practice</Trans>
      </h2>
      {sentences.map((sentence) => (
        <p key={sentence} className="max-w-prose whitespace-pre-line">
          {sentence}
        </p>
      ))}
      <ul className="flex flex-col gap-3">
        {cards.map((card) => (
          <li key={`${card.kind} ${card.id}`} className="rounded-tile bg-quiet p-3">
            <HelpLink card={card} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** A link to a telephone, to another site or to a page of the app; without a path, plain text. */
function HelpLink({ card: { kind, title, path } }: { card: Help['cards'][number] }) {
  const { i18n } = useLingui()
  const what = helpWords[kind]
  const look = 'flex min-h-11 items-center gap-3 rounded-field px-2 py-1 no-underline'
  const words = (
    <span className="min-w-0 flex-1">
      <span className="block font-semibold wrap-anywhere">{title}</span>
      {what && <span className="block text-note text-field-soft">{i18n._(what)}</span>}
    </span>
  )
  if (path === null) return <p className={look}>{words}</p>
  const arrow = <ArrowUpRight aria-hidden="true" className="size-5 shrink-0" />
  return path.startsWith('/') ? (
    <AppLink to={path} className={look}>
      {words}
      {arrow}
    </AppLink>
  ) : (
    <a href={path} target="_blank" rel="noreferrer" className={look}>
      {words}
      {arrow}
    </a>
  )
}
