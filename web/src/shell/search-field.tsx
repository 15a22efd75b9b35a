import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { TextField } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'

type Props = {
  label: string
  typed: string
  setTyped: (typed: string) => void
  found?: string | null
  placeholder?: string
  error?: string | undefined
}

/** A field that filters a list, and a button that empties it. */
export function SearchField({ label, typed, setTyped, found, ...rest }: Props) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  return (
    <search className="flex flex-col gap-2">
      <TextField
        {...rest}
        ref={field}
        label={label}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="pr-14 [&::-webkit-search-cancel-button]:hidden"
        end={
          typed !== '' && (
            <IconButton
              label={t`Clear the search`}
              icon={<X aria-hidden="true" />}
              onClick={() => {
                setTyped('')
                // The button is removed, so the field takes the focus.
                field.current?.focus()
              }}
            />
          )
        }
      />
      {found !== undefined && (
        <p role="status" className="min-h-5 text-note text-field-soft">
          {found}
        </p>
      )}
    </search>
  )
}
