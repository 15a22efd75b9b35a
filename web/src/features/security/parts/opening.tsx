import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'

export type OpeningProps = {
  /** A verb: "Remove the app". */
  label: string
  form: ComponentType<{ onCancel: () => void }>
  /** Shown above the form. */
  children?: ReactNode
}

/** A button that opens a form in its place; cancelling restores it with the focus. */
export function Opening({ label, form: Form, children }: OpeningProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isBack = useRef(false)
  if (isOpen) {
    return (
      <div className="flex w-full flex-col gap-6">
        {children}
        <Form
          onCancel={() => {
            isBack.current = true
            setIsOpen(false)
          }}
        />
      </div>
    )
  }
  return (
    <Button
      ref={(button) => {
        if (isBack.current) button?.focus()
        isBack.current = false
      }}
      variant="quiet"
      onClick={() => setIsOpen(true)}
    >
      {label}
    </Button>
  )
}
