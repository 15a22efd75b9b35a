import { cx } from '#lib/cx.ts'
import { TextField, type TextFieldProps } from '#ui/field.tsx'

/**
 * A code of six digits, from an app or a text message. One field and not six: it takes what is
 * pasted, what the browser fills in, and what a screen reader types.
 */
export function CodeField({ className, ...rest }: Omit<TextFieldProps, 'type' | 'end'>) {
  return (
    <TextField
      autoComplete="one-time-code"
      inputMode="numeric"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      // Six digits, with room for the blanks of what was copied.
      maxLength={12}
      {...rest}
      className={cx('max-w-64 font-display text-title tracking-[0.2em] figures', className)}
    />
  )
}
