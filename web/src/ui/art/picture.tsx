import type { ReactNode } from 'react'

// Flat geometric pictures in the four colours. They are decoration; the text is beside them.

export function Picture({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 180" className="h-auto w-full" aria-hidden="true" fill="none">
      {children}
    </svg>
  )
}
