import { Trans } from '@lingui/react/macro'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import type { RehearsalReply, RehearsalTurn } from '#api/content-tables.ts'
import { Button } from '#ui/button.tsx'
import { HelpPart } from './help-part.tsx'
import { OwnWords, type Read } from './own-words.tsx'
import { Part } from './part.tsx'
import type { Help } from './rehearsals.queries.ts'
import { inOrderOf, type RehearsalRun, type Retake } from './run.rules.ts'

type Props = {
  run: RehearsalRun
  turn: RehearsalTurn | undefined
  progress: { turn: number; of: number }
  /** Given if the turn is taken again */
  retake: Retake | null
  onSay: (reply: number, own: string | null, says?: string | null) => void
  onStop: () => void
}

type Closest = { order: number[]; help: Help | null }

/**
 * The written replies, or a field for own words, which are answered as the closest reply. If that
 * isn't clear, the person chooses it.
 */
export function YourTurn({ run, turn, progress, retake, onSay, onStop }: Props) {
  const replies = turn?.replies ?? []
  const [step, setStep] = useState(retake?.step ?? 'choose')
  const [own, setOwn] = useState(retake?.own ?? null)
  const [{ order, help }, setClosest] = useState<Closest>({
    order: inOrderOf(undefined, replies.length),
    help: null,
  })
  function read({ text, order: found, isSure, says, help: offered }: Read) {
    const [first] = found
    if (isSure && offered === null && first !== undefined) return onSay(first, text, says)
    setOwn(text)
    setClosest({ order: found, help: offered })
    setStep('closest')
  }
  if (turn === undefined || replies.length === 0) {
    return (
      <Part key="end" takesFocus title={<Trans>That’s the end</Trans>}>
        <Button className="self-start" onClick={onStop}>
          <Trans>See how it went</Trans>
        </Button>
      </Part>
    )
  }
  if (step === 'write') {
    return (
      <Part key="write" isScrolled title={<Trans>Say it in your own words</Trans>} onStop={onStop}>
        <OwnWords
          start={own ?? ''}
          at={{ id: run.id, turn: turn.id, feeling: run.feeling }}
          count={replies.length}
          onBack={(text) => {
            setOwn(text)
            setStep('choose')
          }}
          onRead={read}
        />
      </Part>
    )
  }
  if (step === 'closest') {
    return (
      <>
        {help && <HelpPart help={help} />}
        <Part
          key="closest"
          takesFocus={help === null}
          isScrolled={help === null}
          title={<Trans>Which of these comes closest?</Trans>}
          onStop={onStop}
        >
          <p className="max-w-prose wrap-anywhere text-field-soft">
            <Trans>You wrote: “{own}”</Trans>
          </p>
          <Replies replies={replies} order={order} onChoose={(reply) => onSay(reply, own)} />
          <Button variant="quiet" className="self-start" onClick={() => setStep('write')}>
            <Trans>Change my words</Trans>
          </Button>
        </Part>
      </>
    )
  }
  return (
    <Part
      key="choose"
      // At the beginning the page's heading has the focus.
      takesFocus={progress.turn > 1 || own !== null || retake !== null}
      isScrolled={own !== null || retake !== null}
      title={<Trans>What do you say?</Trans>}
      note={
        <Trans>
          Turn {progress.turn} of about {progress.of}
        </Trans>
      }
      onStop={onStop}
    >
      <Replies
        replies={replies}
        order={inOrderOf(undefined, replies.length)}
        onChoose={(reply) => onSay(reply, null)}
      />
      <Button
        variant="quiet"
        className="self-start"
        icon={<PenLine aria-hidden="true" className="size-5" />}
        onClick={() => setStep('write')}
      >
        <Trans>Say it in my own words</Trans>
      </Button>
    </Part>
  )
}

type RepliesProps = {
  replies: readonly RehearsalReply[]
  order: readonly number[]
  onChoose: (reply: number) => void
}

function Replies({ replies, order, onChoose }: RepliesProps) {
  return (
    <ul className="flex flex-col gap-3">
      {order.map((number) => (
        <li key={number}>
          <button
            type="button"
            onClick={() => onChoose(number)}
            className="min-h-14 w-full rounded-card rounded-ee-none bg-quiet px-5 py-4 text-start text-field transition-[background-color,scale] hover:bg-[color-mix(in_srgb,var(--quiet),var(--on-field)_8%)] active:scale-[0.985]"
          >
            {replies[number]?.say}
          </button>
        </li>
      ))}
    </ul>
  )
}
