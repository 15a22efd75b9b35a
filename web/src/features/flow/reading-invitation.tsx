import type { ReactNode } from 'react'
import { type Tone, toneClass } from '#ui/tone.ts'

/** Placeholder on wide screens until advice is chosen. */
export function ReadingInvitation({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <p
      className={`hidden rounded-card rounded-tl-none px-10 py-12 font-display text-headline lg:block ${toneClass[tone]}`}
    >
      {children}
    </p>
  )
}
