import { Trans } from '@lingui/react/macro'
import { RotateCcw } from 'lucide-react'
import type { Rehearsal } from '#api/content-tables.ts'
import { entityTone } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Fold } from '#ui/fold.tsx'
import { toneClass } from '#ui/tone.ts'
import { PlanPart } from './plan-part.tsx'
import { entityOfWho } from './rehearsals.labels.ts'
import { type RehearsalRun, type Sentence, sentenceToDiscuss } from './run.rules.ts'

type Props = { rehearsal: Rehearsal; run: RehearsalRun; onAgain: () => void }

/** One sentence of the person, its effect, another wording, and the plan. */
export function Debrief({ rehearsal, run, onAgain }: Props) {
  const sentence = sentenceToDiscuss(rehearsal, run)
  return (
    <div className="flex max-w-180 flex-col gap-10">
      <header>
        <PageTitle moment="debrief">
          <Trans>How it went</Trans>
        </PageTitle>
        <p className="mt-3 text-lead text-field-soft">{rehearsal.title}</p>
      </header>
      {sentence && <Discussed rehearsal={rehearsal} sentence={sentence} />}
      <PlanPart rehearsal={rehearsal} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="quiet"
          icon={<RotateCcw aria-hidden="true" className="size-5" />}
          onClick={onAgain}
        >
          <Trans>Try it again differently</Trans>
        </Button>
        <AppLink to={paths.rehearsals} className={buttonClass('quiet')}>
          <Trans>Choose another conversation</Trans>
        </AppLink>
      </div>
    </div>
  )
}

type DiscussedProps = { rehearsal: Rehearsal; sentence: Sentence }

function Discussed({ rehearsal, sentence }: DiscussedProps) {
  const { text, isOwn, reply } = sentence
  return (
    <section aria-labelledby="said" className="flex flex-col gap-4">
      <h2 id="said" className="text-title">
        <Trans>One of your sentences</Trans>
      </h2>
      <blockquote
        className={`${toneClass[entityTone[entityOfWho(rehearsal.who)]]} rounded-card rounded-ee-none px-6 py-5 font-display text-lead wrap-anywhere`}
      >
        “{text}”
      </blockquote>
      {isOwn && (
        <p className="max-w-prose text-note text-field-soft">
          <Trans>You said that “{reply.say}” comes closest.</Trans>
        </p>
      )}
      <h3 className="font-display text-lead">
        <Trans>What it did</Trans>
      </h3>
      <p className="-mt-3 max-w-prose">{reply.did}</p>
      {reply.better === undefined ? (
        <p className="max-w-prose">
          <Trans>It works well as it is. Keep it.</Trans>
        </p>
      ) : (
        <Fold className="on-surface rounded-card px-6" title={<Trans>Another way to say it</Trans>}>
          <p className="max-w-prose font-display text-lead">“{reply.better}”</p>
        </Fold>
      )}
    </section>
  )
}
