import { createContext, useContext, useEffect, useState } from 'react'
import type { FieldOf, FieldValue, FormValues } from '#lib/form-versions.ts'

export type Faults<V> = { readonly [F in FieldOf<V>]?: string | undefined }

type Refusal = { field: string | null; message: string }

export type FormState<V> = {
  values: V
  faults: Faults<V>
  /** Changes fields and clears their errors. */
  write: (more: Partial<V>) => void
  /** Sends the values if the rules allow it; else shows the faults. */
  submit: (send: (values: V) => void, onRefused?: (values: V) => void) => void
  refuse: (field: string, message: string) => void
  replace: (next: (now: V) => V) => void
  /** The names of visible fields. Errors of other fields are shown beside the button. */
  shown: Set<string>
  /** A new object for each failed try, so that the first wrong field takes the focus each time. */
  refusal: Refusal | null
}

const noRules = () => ({})

/**
 * Form values and errors. `check` runs after the first failed try, or at once with `whileTyping`.
 */
export function useForm<V extends FormValues<V>>(
  start: V | (() => V),
  check: (values: V) => Faults<V> = noRules,
  { whileTyping = false } = {},
): FormState<V> {
  const [values, setValues] = useState(start)
  const [isTyped, setIsTyped] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [shown] = useState(() => new Set<string>())
  return {
    values,
    faults:
      whileTyping && isTyped && refusal === null
        ? check(values)
        : faultsNow(refusal, () => check(values)),
    write: (more) => {
      setIsTyped(true)
      setValues((now) => ({ ...now, ...more }))
      setRefusal((now) => (now?.field && now.field in more ? null : now))
    },
    submit: (send, onRefused) => {
      const isWrong = Object.values(check(values)).some((message) => message !== undefined)
      setRefusal(isWrong ? { field: null, message: '' } : null)
      if (isWrong) onRefused?.(values)
      else send(values)
    },
    refuse: (field, message) => {
      setRefusal({ field, message })
    },
    replace: (next) => {
      setValues(next)
      setRefusal(null)
    },
    shown,
    refusal,
  }
}

function faultsNow<V>(refusal: Refusal | null, check: () => Faults<V>): Faults<V> {
  if (refusal === null) return {}
  if (refusal.field === null) return check()
  return { [refusal.field]: refusal.message } as Faults<V>
}

// The context accepts a form with any values, because a field reads its value by name.
// biome-ignore lint/suspicious/noExplicitAny: a form of any values fits
export const FormContext = createContext<FormState<any> | null>(null)

export function useFormContext<V>(): FormState<V> {
  const form = useContext(FormContext)
  if (form === null) throw new Error('a part of a form without a form')
  return form
}

export function useField<T>(name: string) {
  const { values, faults, write, shown } = useFormContext<Record<string, FieldValue>>()
  useEffect(() => {
    shown.add(name)
    return () => void shown.delete(name)
  }, [shown, name])
  if (!Object.hasOwn(values, name)) throw new Error(`the form has no field ${name}`)
  return {
    name,
    value: values[name] as T,
    error: faults[name],
    write: (value: T & FieldValue) => write({ [name]: value }),
  }
}
