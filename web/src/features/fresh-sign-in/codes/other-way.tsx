import type { ReactNode } from 'react'

export function OtherWay({ onTake, children }: { onTake: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="min-h-11 self-start text-left font-semibold underline decoration-2 underline-offset-4"
      onClick={onTake}
    >
      {children}
    </button>
  )
}
