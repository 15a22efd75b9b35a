import { Trans, useLingui } from '@lingui/react/macro'
import { PenLine } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { RehearsalReply } from '#api/content-tables.ts'
import { FormLongText } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { Button } from '#ui/button.tsx'
import { longestOwnWords } from './run.rules.ts'

type Props = {
  replies: readonly RehearsalReply[]
  progress: { turn: number; of: number }
  onSay: (reply: number, own: string | null) => void
  onStop: () => void
}

type Step = 'choose' | 'write' | 'closest'

/** The written replies, or a field for own words and a choice of the closest reply. */
export function YourTurn({ replies, progress, onSay, onStop }: Props) {
  const [step, setStep] = useState<Step>('choose')
  const [own, setOwn] = useState<string | null>(null)
  const { turn, of } = progress
  if (replies.length === 0) {
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
          onBack={(text) => {
            setOwn(text)
            setStep('choose')
          }}
          onWritten={(text) => {
            setOwn(text)
            setStep('closest')
          }}
        />
      </Part>
    )
  }
  if (step === 'closest') {
    return (
      <Part
        key="closest"
        takesFocus
        isScrolled
        title={<Trans>Which of these comes closest?</Trans>}
        onStop={onStop}
      >
        <p className="max-w-prose wrap-anywhere text-field-soft">
          <Trans>You wrote: “{own}”</Trans>
        </p>
        <Replies replies={replies} onChoose={(reply) => onSay(reply, own)} />
        <Button variant="quiet" className="self-start" onClick={() => setStep('write')}>
          <Trans>Change my words</Trans>
        </Button>
      </Part>
    )
  }
  return (
    <Part
      key="choose"
      // At the beginning the page's heading has the focus.
      takesFocus={turn > 1 || own !== null}
      isScrolled={own !== null}
      title={<Trans>What do you say?</Trans>}
      note={
        <Trans>
          Turn {turn} of about {of}
        </Trans>
      }
      onStop={onStop}
    >
      <Replies replies={replies} onChoose={(reply) => onSay(reply, null)} />
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

type PartProps = {
  title: ReactNode
  note?: ReactNode
  takesFocus?: boolean
  isScrolled?: boolean
  /** Leads to the debrief; missing at the end. */
  onStop?: () => void
  children: ReactNode
}

/**
 * Takes the focus when the pressed button is removed, so that the next choice needs one key.
 * Scrolls into view only if no new line is scrolled to.
 */
function Part(props: PartProps) {
  const { title, note, takesFocus = false, isScrolled = false, onStop, children } = props
  const id = useId()
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) ref.current?.focus({ preventScroll: true })
    if (isScrolled) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [takesFocus, isScrolled])
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      className="flex scroll-mt-4 scroll-mb-28 flex-col gap-4 outline-none"
    >
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 id={id} className="text-title">
            {title}
          </h2>
          {note && <p className="mt-1 text-note text-field-soft">{note}</p>}
        </div>
        {/* At the top, which the bottom bar of a phone never covers. */}
        {onStop && (
          <Button variant="quiet" className="shrink-0 px-4!" onClick={onStop}>
            <Trans>Stop here</Trans>
          </Button>
        )}
      </div>
      {children}
    </section>
  )
}

type RepliesProps = { replies: readonly RehearsalReply[]; onChoose: (reply: number) => void }

function Replies({ replies, onChoose }: RepliesProps) {
  return (
    <ul className="flex flex-col gap-3">
      {replies.map(({ say }, index) => (
        <li key={say}>
          <button
            type="button"
            onClick={() => onChoose(index)}
            className="min-h-14 w-full rounded-card rounded-ee-none bg-quiet px-5 py-4 text-start text-field transition-[background-color,scale] hover:bg-[color-mix(in_srgb,var(--quiet),var(--on-field)_8%)] active:scale-[0.985]"
          >
            {say}
          </button>
        </li>
      ))}
    </ul>
  )
}

type OwnWordsProps = {
  start: string
  onBack: (text: string) => void
  onWritten: (text: string) => void
}

function OwnWords({ start, onBack, onWritten }: OwnWordsProps) {
  const { t } = useLingui()
  const form = useForm({ own: start }, ({ own }) =>
    own.trim() === '' ? { own: t`Write a sentence, or go back to the replies.` } : {},
  )
  return (
    <Form
      form={form}
      error={null}
      pending={false}
      takesFocus="own"
      submitVariant="strong"
      onSubmit={({ own }) => onWritten(own.trim())}
      submitLabel={t`Continue`}
      secondary={
        <Button variant="quiet" onClick={() => onBack(form.values.own)}>
          <Trans>Back to the replies</Trans>
        </Button>
      }
    >
      <FormLongText
        name="own"
        label={t`Your sentence`}
        hint={t`It stays in this browser tab.`}
        maxLength={longestOwnWords}
      />
    </Form>
  )
}
