import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FormText, type FormTextProps } from './fields.tsx'

type FormPasswordProps = {
  name: string
  label: string
  hint?: ReactNode
  /** Whether the person already has the password, or chooses it now. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password, hidden until the person wants to see it. Selected when the server refuses it. */
export function FormPassword(props: FormPasswordProps) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <FormText
      {...props}
      data-secret={true}
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

/** A six-digit code in one field, so that paste and autofill work. Selected when refused. */
export function FormCode(props: FormTextProps) {
  return (
    <FormText
      autoComplete="one-time-code"
      inputMode="numeric"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      // Six digits and some pasted spaces and direction marks.
      maxLength={20}
      {...props}
      data-secret={true}
      className="max-w-64 font-display text-title tracking-[0.2em] figures"
    />
  )
}
