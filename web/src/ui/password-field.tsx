import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { TextField, type TextFieldProps } from '#ui/field.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'autoComplete'> & {
  /** Whether it is one that the person has, or one that they choose now. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password, hidden until the person wants to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      className="pr-14"
      end={
        <button
          type="button"
          aria-label={shown ? t`Hide what you typed` : t`Show what you typed`}
          title={shown ? t`Hide what you typed` : t`Show what you typed`}
          className="grid size-11 place-items-center rounded-[0.75rem] text-ink hover:bg-quiet"
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden="true" className="size-5.5" />
        </button>
      }
    />
  )
}
