import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Rehearsal } from '#api/content-tables.ts'
import { cx } from '#lib/cx.ts'
import { entityTone } from '#lib/entities.ts'
import { PageTitle } from '#shell/page-title.tsx'
import { linkClass } from '#ui/link.tsx'
import { toneClass } from '#ui/tone.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { entityOfWho } from './rehearsals.labels.ts'
import { writerQuery } from './rehearsals.queries.ts'
import {
  type Exchange,
  exchangesOf,
  type Line,
  linesOf,
  progressOf,
  type RehearsalRun,
  type Retake,
  say,
  takeBack,
  turnNow,
} from './run.rules.ts'
import { YourTurn } from './your-turn.tsx'

type Props = {
  rehearsal: Rehearsal
  run: RehearsalRun
  /** Given if the current turn is taken again */
  retake: Retake | null
  onChange: (run: RehearsalRun, retake?: Retake) => void
  onStop: () => void
}

/** The conversation: the sentences so far, and the possible next ones. */
export function Talk({ rehearsal, run, retake, onChange, onStop }: Props) {
  const { name } = rehearsal
  const { data: writer } = useQuery(writerQuery)
  const last = exchangesOf(rehearsal, run).at(-1)
  function again(step: Retake['step']) {
    onChange(takeBack(run, run.said.length - 1), { step, own: last?.isOwn ? last.said : null })
  }
  return (
    <div className="flex max-w-180 flex-col gap-6">
      <header>
        <PageTitle moment="talk">{rehearsal.title}</PageTitle>
        <p className="mt-2 max-w-prose text-note text-field-soft">
          <Trans>
            The app plays {name}. What you say in your own words is sent to find the answer that
            fits, and isn’t kept.
          </Trans>{' '}
          {writer && (
            <Trans>
              A language model ({writer}) reads it and improvises what {name} says to it.
            </Trans>
          )}
        </p>
      </header>
      <Lines rehearsal={rehearsal} lines={linesOf(rehearsal, run)} last={last} onAgain={again} />
      <YourTurn
        // Resets the own words for each turn.
        key={run.said.length}
        run={run}
        turn={turnNow(rehearsal, run)}
        progress={progressOf(rehearsal, run)}
        retake={retake}
        onSay={(reply, own, says) => onChange(say(rehearsal, run, reply, own, says))}
        onStop={onStop}
      />
    </div>
  )
}

type LinesProps = {
  rehearsal: Rehearsal
  lines: readonly Line[]
  last: Exchange | undefined
  onAgain: (step: Retake['step']) => void
}

/** A log: screen readers read each new line after the current one. */
function Lines({ rehearsal: { name, who }, lines, last, onAgain }: LinesProps) {
  const { t } = useLingui()
  const newest = useRef<HTMLDivElement>(null)
  const count = lines.length
  const before = useRef(0)
  const mine = lines.findLastIndex(({ by }) => by === 'me')
  useEffect(() => {
    const isLonger = count > before.current
    before.current = count
    // At the beginning the heading must stay in view; a turn that is taken again scrolls itself.
    if (count <= 1 || !isLonger) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    newest.current?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'start' })
  }, [count])
  return (
    <div role="log" aria-label={t`Conversation`} className="flex flex-col gap-3">
      {lines.map(({ by, text, isImprovised }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a spoken sentence keeps its place
          key={index}
          ref={index === mine ? newest : undefined}
          className={cx(
            'flex max-w-[88%] scroll-mt-4 flex-col gap-1 sm:max-w-[75%]',
            by === 'them' ? 'self-start' : 'self-end',
            index > 0 && 'rise',
          )}
        >
          <p
            className={cx(
              'rounded-card px-5 py-3 wrap-anywhere',
              by === 'them' && 'on-surface self-start rounded-es-none',
              by === 'me' && `${toneClass[entityTone[entityOfWho(who)]]} self-end rounded-ee-none`,
            )}
          >
            {by === 'them' ? (
              <span className="block text-note font-semibold text-field-soft">
                {isImprovised ? <Trans>{name}, improvised by a language model</Trans> : name}
              </span>
            ) : (
              <VisuallyHidden>
                <Trans>You:</Trans>{' '}
              </VisuallyHidden>
            )}
            {text}
          </p>
          {index === mine && last && <LastLine last={last} onAgain={onAgain} />}
        </div>
      ))}
    </div>
  )
}

type LastProps = { last: Exchange; onAgain: (step: Retake['step']) => void }

/** Below the last sentence of the person: what it was read as, and the ways to correct it. */
function LastLine({ last: { isOwn, reply }, onAgain }: LastProps) {
  return (
    <div className="flex flex-col items-end text-end text-note text-field-soft">
      {isOwn && (
        <p className="mt-1 wrap-anywhere">
          <Trans>Read as: “{reply.say}”</Trans>
        </p>
      )}
      {/* The log would read the buttons as part of the sentence. */}
      <p aria-live="off" className="flex flex-wrap justify-end gap-x-5">
        {isOwn && (
          <button
            type="button"
            className={linkClass('min-h-11')}
            onClick={() => onAgain('closest')}
          >
            <Trans>Change</Trans>
          </button>
        )}
        <button
          type="button"
          className={linkClass('min-h-11')}
          onClick={() => onAgain(isOwn ? 'write' : 'choose')}
        >
          <Trans>Take that back</Trans>
        </button>
      </p>
    </div>
  )
}
