import { useMutation } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'

export type OpenedForm = ComponentType<{ onCancel: () => void }>

type Props = {
  /** A verb: "Remove the app". */
  label: string
  /** Loads the form when it is opened, because most people do not use it. */
  load: () => Promise<OpenedForm>
  /** Shown above the form. */
  children?: ReactNode
}

/** A button that opens a form in its place; cancelling restores it with the focus. */
export function Opening({ label, load, children }: Props) {
  const [Form, setForm] = useState<OpenedForm | null>(null)
  const isBack = useRef(false)
  const open = useMutation({ mutationFn: load, onSuccess: (form) => setForm(() => form) })
  if (Form) {
    return (
      <div className="flex w-full flex-col gap-6">
        {children}
        <Form
          onCancel={() => {
            isBack.current = true
            setForm(null)
          }}
        />
      </div>
    )
  }
  const preload = () => void load().catch(() => {})
  return (
    <>
      <InlineError error={open.error} />
      <Button
        ref={(button) => {
          if (isBack.current) button?.focus()
          isBack.current = false
        }}
        variant="quiet"
        pending={open.isPending}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => open.mutate()}
      >
        {label}
      </Button>
    </>
  )
}
