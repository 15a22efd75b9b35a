import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'

// The server takes no more.
const longest = 500

/** What was pressed is gone: the focus goes on to what came in its place. */
function takeFocus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
  // On a phone the bar at the bottom would lie upon it.
  element?.scrollIntoView({ block: 'center' })
}

type Props = {
  pending: boolean
  error: unknown
  /** Sends it; `onSaved` is told once it is saved, or kept on this device. */
  onSave: (note: string, onSaved: () => void) => void
}

/** A few words about how it went, for who likes to. What is written stays until it is saved. */
export function NoteField({ pending, error, onSave }: Props) {
  const { t } = useLingui()
  // Null until it was open once.
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  const [note, setNote] = useState('')
  const [saved, setSaved] = useState('')

  function save() {
    const text = note.trim()
    if (text === saved) return setIsOpen(false)
    onSave(text, () => {
      setSaved(text)
      setIsOpen(false)
    })
  }
  if (!isOpen) {
    return (
      <div className="flex flex-col items-start gap-1">
        {saved !== '' && <p className="whitespace-pre-wrap wrap-anywhere">{saved}</p>}
        <button
          ref={isOpen === null ? undefined : takeFocus}
          type="button"
          className="min-h-11 rounded-field font-semibold underline underline-offset-4"
          onClick={() => setIsOpen(true)}
        >
          {saved === '' ? <Trans>Add a note</Trans> : <Trans>Change the note</Trans>}
        </button>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        ref={takeFocus}
        label={t`A note, for yourself`}
        maxLength={longest}
        rows={2}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <InlineError error={error} />
      <Button variant="quiet" className="self-start" pending={pending} onClick={save}>
        <Trans>Save note</Trans>
      </Button>
    </div>
  )
}
