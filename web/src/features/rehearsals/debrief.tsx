import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Check, Lightbulb, RotateCcw } from 'lucide-react'
import type { Rehearsal } from '#api/content-tables.ts'
import { entityTone } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { cardClass } from '#ui/card.tsx'
import { toneClass } from '#ui/tone.ts'
import { PlanPart } from './plan-part.tsx'
import { entityOfWho } from './rehearsals.labels.ts'
import { type Exchange, exchangesOf, type RehearsalRun } from './run.rules.ts'

type Props = {
  rehearsal: Rehearsal
  run: RehearsalRun
  /** Takes the turn of this number again */
  onTurn: (turn: number) => void
  onRestart: () => void
}

/** Each turn with its effect and a better wording, and the plan. */
export function Debrief({ rehearsal, run, onTurn, onRestart }: Props) {
  const { t } = useLingui()
  const exchanges = exchangesOf(rehearsal, run)
  const good = exchanges.filter(({ reply }) => reply.better === undefined).length
  const all = exchanges.length
  return (
    <div className="flex max-w-180 flex-col gap-10">
      <header>
        <PageTitle moment="debrief">
          <Trans>How it went</Trans>
        </PageTitle>
        <p className="mt-3 text-lead text-field-soft">{rehearsal.title}</p>
        <p className="mt-3 max-w-prose">
          {good > 0 && (
            <Plural
              value={all}
              one="Your sentence worked well."
              other={`${good} of # sentences worked well.`}
            />
          )}{' '}
          <Trans>Try any turn again: the conversation continues from there.</Trans>
        </p>
      </header>
      <ol aria-label={t`Your turns`} className="flex flex-col gap-4">
        {exchanges.map((exchange, turn) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a turn keeps its place
            key={turn}
            className={cardClass(undefined, 'flex flex-col items-start gap-4')}
          >
            <Turn
              rehearsal={rehearsal}
              exchange={exchange}
              number={turn + 1}
              onAgain={() => onTurn(turn)}
            />
          </li>
        ))}
      </ol>
      <PlanPart rehearsal={rehearsal} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="quiet"
          icon={<RotateCcw aria-hidden="true" className="size-5" />}
          onClick={onRestart}
        >
          <Trans>Start over</Trans>
        </Button>
        <AppLink to={paths.rehearsals} className={buttonClass('quiet')}>
          <Trans>Choose another conversation</Trans>
        </AppLink>
      </div>
    </div>
  )
}

type TurnProps = {
  rehearsal: Rehearsal
  exchange: Exchange
  number: number
  onAgain: () => void
}

function Turn({ rehearsal: { name, who }, exchange, number, onAgain }: TurnProps) {
  const { heard, said, isOwn, reply } = exchange
  const id = `turn-${number}`
  return (
    <>
      <h2 id={id} className="text-note font-semibold text-field-soft">
        <Trans>Turn {number}</Trans>
      </h2>
      {heard !== undefined && (
        <p className="-mt-3 max-w-prose text-note wrap-anywhere text-field-soft">
          <Trans>
            {name}: “{heard}”
          </Trans>
        </p>
      )}
      <blockquote
        className={`${toneClass[entityTone[entityOfWho(who)]]} max-w-[88%] self-end rounded-card rounded-ee-none px-5 py-3 wrap-anywhere`}
      >
        “{said}”
      </blockquote>
      {isOwn && (
        <p className="-mt-3 self-end text-end text-note wrap-anywhere text-field-soft">
          <Trans>Read as: “{reply.say}”</Trans>
        </p>
      )}
      <p className="max-w-prose">{reply.did}</p>
      <Verdict better={reply.better} />
      <Button variant="quiet" aria-describedby={id} onClick={onAgain}>
        <Trans>Try this turn again</Trans>
      </Button>
    </>
  )
}

/** A better wording, or praise for a sentence that needs no other. */
function Verdict({ better }: { better: string | undefined }) {
  const look = 'flex size-8 shrink-0 items-center justify-center rounded-pill'
  return better === undefined ? (
    <p className="flex items-center gap-3 font-semibold">
      <span className={`${toneClass.mint} ${look}`}>
        <Check aria-hidden="true" className="size-5" />
      </span>
      <Trans>It works well as it is.</Trans>
    </p>
  ) : (
    <div className="flex w-full gap-3 rounded-tile bg-quiet p-4">
      <span className={`${toneClass.sun} ${look}`}>
        <Lightbulb aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0">
        <p className="text-note font-semibold text-field-soft">
          <Trans>A better way to say it</Trans>
        </p>
        <p className="mt-1 max-w-prose font-display text-lead wrap-anywhere">“{better}”</p>
      </div>
    </div>
  )
}
