import type { ReactNode } from 'react'
import { SwitchRow } from '#ui/switch-row.tsx'
import { useField } from './use-form.ts'

type FormSwitchProps = { name: string; label: string; hint: ReactNode }

export function FormSwitch({ name, label, hint }: FormSwitchProps) {
  const { value, error, write } = useField<boolean>(name)
  return (
    <div>
      <SwitchRow label={label} hint={hint} checked={value} onChange={write} />
      {error && (
        <p role="alert" className="mt-1 text-note font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
