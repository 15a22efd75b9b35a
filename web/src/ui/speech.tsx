import type { ReactNode } from 'react'

/** The exact words to say or to write, in a shape that speaks. */
export function Speech({ children }: { children: ReactNode }) {
  return (
    <blockquote className="on-tone relative my-6 mb-9 rounded-card rounded-bl-none bg-sun px-6 py-5 font-display text-lead tracking-[-0.01em]">
      {children}
      <svg
        aria-hidden="true"
        viewBox="0 0 24 20"
        className="absolute top-full left-0 h-5 w-6 text-sun"
        fill="currentColor"
      >
        <path d="M0 0h24C22 10 12 18 0 20z" />
      </svg>
    </blockquote>
  )
}
