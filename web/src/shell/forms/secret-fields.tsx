import { CodeField } from '#ui/code-field.tsx'
import { PasswordField, type PasswordFieldProps } from '#ui/password-field.tsx'
import { type FormTextProps, useTextField } from './fields.tsx'

type FormPasswordProps = Pick<PasswordFieldProps, 'autoComplete' | 'label' | 'hint'> & {
  name: string
}

/** A password; when the server refuses it, it is selected to be typed over. */
export function FormPassword(props: FormPasswordProps) {
  return <PasswordField {...props} data-secret={true} {...useTextField(props)} />
}

/** A code of six digits; when the server refuses it, it is selected to be typed over. */
export function FormCode({ onWrite, ...rest }: FormTextProps) {
  return <CodeField {...rest} data-secret={true} {...useTextField({ name: rest.name, onWrite })} />
}
