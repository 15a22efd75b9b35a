import { TextField, type TextFieldProps } from '#ui/field.tsx'

/**
 * A mail address. `autoComplete` is `username` where one signs in with it, `email` where it is told.
 * Its rules are `emailRules()`.
 */
export function EmailField(props: TextFieldProps & { autoComplete: 'username' | 'email' }) {
  return (
    <TextField type="email" inputMode="email" autoCapitalize="none" spellCheck={false} {...props} />
  )
}
