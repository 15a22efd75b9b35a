import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Way } from '#shell/way.tsx'
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

function HelpLink({ card: { kind, title, path } }: { card: Help['cards'][number] }) {
  const { i18n } = useLingui()
  const what = helpWords[kind]
  return (
    <Way path={path}>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{title}</span>
        {what && <span className="block text-note text-field-soft">{i18n._(what)}</span>}
      </span>
    </Way>
  )
}
