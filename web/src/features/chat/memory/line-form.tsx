import { useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { errorText } from '#shell/error-text.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import type { useUpdateMemory } from './memory.queries.ts'

type Props = {
  label: string
  hint?: string
  start?: string
  action: string
  change: ReturnType<typeof useUpdateMemory>
  onSave: (text: string) => void
  onCancel?: () => void
  hasFocus: boolean
}

/** One line to write. A refused line stays in the field with the reason. */
export function LineForm(props: Props) {
  const { label, hint, start = '', action, change, onSave, onCancel, hasFocus } = props
  const { t } = useLingui()
  const [text, setText] = useState(start)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (hasFocus) input.current?.focus()
  }, [hasFocus])
  useEffect(() => {
    if (change.error) input.current?.focus()
  }, [change.error])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() === '') input.current?.focus()
    else if (!change.isPending) onSave(text.trim())
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        ref={input}
        label={label}
        hint={hint}
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        error={change.error ? errorText(change.error) : undefined}
      />
      <p className="flex flex-wrap gap-2 self-end">
        {onCancel && <Button variant="quiet" onClick={onCancel}>{t`Cancel`}</Button>}
        <Button type="submit" pending={change.isPending}>
          {action}
        </Button>
      </p>
    </form>
  )
}
