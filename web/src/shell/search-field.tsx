import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { TextField } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'

type Props = { label: string; typed: string; setTyped: (typed: string) => void }

/** A field to narrow a list with, and a button that empties it. */
export function SearchField({ label, typed, setTyped }: Props) {
  const { t } = useLingui()
  return (
    <TextField
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
            onClick={() => setTyped('')}
          />
        )
      }
    />
  )
}
