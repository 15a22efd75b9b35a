import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Rehearsal } from '#api/content-tables.ts'
import { cx } from '#lib/cx.ts'
import { entityTone } from '#lib/entities.ts'
import { PageTitle } from '#shell/page-title.tsx'
import { toneClass } from '#ui/tone.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { entityOfWho } from './rehearsals.labels.ts'
import { type Line, linesOf, progressOf, type RehearsalRun, say, turnNow } from './run.rules.ts'
import { YourTurn } from './your-turn.tsx'

type Props = {
  rehearsal: Rehearsal
  run: RehearsalRun
  onChange: (run: RehearsalRun) => void
  onStop: () => void
}

/** The conversation: the sentences so far, and the possible next ones. */
export function Talk({ rehearsal, run, onChange, onStop }: Props) {
  const { name } = rehearsal
  const replies = turnNow(rehearsal, run)?.replies ?? []
  return (
    <div className="flex max-w-180 flex-col gap-6">
      <header>
        <PageTitle moment="talk">{rehearsal.title}</PageTitle>
        <p className="mt-2 text-note text-field-soft">
          <Trans>The app plays {name}. What you say stays in this browser tab.</Trans>
        </p>
      </header>
      <Lines rehearsal={rehearsal} lines={linesOf(rehearsal, run)} />
      <YourTurn
        // Resets the own words for each turn.
        key={run.said.length}
        replies={replies}
        progress={progressOf(rehearsal, run)}
        onSay={(reply, own) => onChange(say(rehearsal, run, reply, own))}
        onStop={onStop}
      />
    </div>
  )
}

type LinesProps = { rehearsal: Rehearsal; lines: readonly Line[] }

/** A log: screen readers read each new line after the current one. */
function Lines({ rehearsal: { name, who }, lines }: LinesProps) {
  const { t } = useLingui()
  const log = useRef<HTMLDivElement>(null)
  const count = lines.length
  useEffect(() => {
    // At the beginning the heading must stay in view.
    if (count <= 1) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const mine = log.current?.lastElementChild?.previousElementSibling
    mine?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'start' })
  }, [count])
  return (
    <div ref={log} role="log" aria-label={t`Conversation`} className="flex flex-col gap-3">
      {lines.map(({ by, text }, index) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: a spoken sentence keeps its place
          key={index}
          className={cx(
            'max-w-[88%] scroll-mt-4 rounded-card px-5 py-3 wrap-anywhere sm:max-w-[75%]',
            by === 'them' && 'on-surface self-start rounded-es-none',
            by === 'me' && `${toneClass[entityTone[entityOfWho(who)]]} self-end rounded-ee-none`,
            index > 0 && 'rise',
          )}
        >
          {by === 'them' ? (
            <span className="block text-note font-semibold text-field-soft">{name}</span>
          ) : (
            <VisuallyHidden>
              <Trans>You:</Trans>{' '}
            </VisuallyHidden>
          )}
          {text}
        </p>
      ))}
    </div>
  )
}
