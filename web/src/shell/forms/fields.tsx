import {
  SelectField,
  type SelectFieldProps,
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from '#ui/field.tsx'
import { useField } from './use-form.ts'

/** The values that a field gets from its form, by name. */
type FromForm = 'value' | 'defaultValue' | 'error' | 'onChange'

type FieldName = {
  name: string
  /** Runs after a change, with the text. */
  onWrite?: ((text: string) => void) | undefined
}

export type FormTextProps = Omit<TextFieldProps, FromForm | 'name'> & FieldName
type LongTextProps = Omit<TextAreaProps, FromForm | 'name'> & FieldName
type SelectProps = Omit<SelectFieldProps, FromForm | 'name'> & FieldName

/** The values that an element of this name gets from the form around it. */
export function useTextField({ name, onWrite }: FieldName) {
  const { value, error, write } = useField<string>(name)
  return {
    name,
    value,
    error,
    onChange: ({ target }: { target: { value: string } }) => {
      write(target.value)
      onWrite?.(target.value)
    },
  }
}

export function FormText({ onWrite, ...rest }: FormTextProps) {
  return <TextField {...rest} {...useTextField({ name: rest.name, onWrite })} />
}

export function FormLongText({ onWrite, ...rest }: LongTextProps) {
  return <TextArea {...rest} {...useTextField({ name: rest.name, onWrite })} />
}

type EmailProps = Omit<FormTextProps, 'name'> & { autoComplete: 'username' | 'email' | 'off' }

/** The field `email`. The browser trims it. */
export function FormEmail(props: EmailProps) {
  const usual = { type: 'email', inputMode: 'email', autoCapitalize: 'none' } as const
  return <FormText name="email" spellCheck={false} {...usual} {...props} />
}

/** A day, as 2026-11-23; '' without a day. */
export function FormDate(props: FormTextProps) {
  return <FormText type="date" {...props} />
}

/** A whole number, as its digits: in a field of type `number`, scrolling would change the value. */
export function FormNumber(props: FormTextProps) {
  return <FormText inputMode="numeric" autoComplete="off" {...props} />
}

export function FormSelect({ onWrite, ...rest }: SelectProps) {
  return <SelectField {...rest} {...useTextField({ name: rest.name, onWrite })} />
}
