import { type ReactNode, useState } from 'react'
import { TextField } from '#ui/field.tsx'

type Props = {
  label: string
  hint?: ReactNode
  value: string
  onSave: (time: string) => void
}

/** A time that is saved when the person leaves the field: while they type, it is not complete. */
export function TimeSetting({ label, hint, value, onSave }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  function save() {
    if (typed && typed !== value) onSave(typed)
    setTyped(null)
  }
  return (
    <TextField
      type="time"
      label={label}
      hint={hint}
      value={typed ?? value}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={save}
      onKeyDown={({ key }) => key === 'Enter' && save()}
    />
  )
}
