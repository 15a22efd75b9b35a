import type { ReactNode } from 'react'

// Flat geometric pictures in the four colours. All of them are decoration; the words are beside.

export function Picture({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 180" className="h-auto w-full" aria-hidden="true" fill="none">
      {children}
    </svg>
  )
}
