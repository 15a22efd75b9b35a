import type { ReactNode } from 'react'
import { type Tone, toneClass } from '#ui/tone.ts'

/** Stands in the place of the page to read until one is chosen, where there is room for it. */
export function ReadingInvitation({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <p
      className={`hidden rounded-card rounded-tl-none px-10 py-12 font-display text-headline lg:block ${toneClass[tone]}`}
    >
      {children}
    </p>
  )
}
