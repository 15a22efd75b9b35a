import type { ComponentPropsWithRef } from 'react'
import { cx } from '#lib/cx.ts'
import { type Tone, toneClass } from '#ui/tone.ts'

/** The look of a card, for links and buttons that are cards. */
export function cardClass(tone?: Tone, extra?: string): string {
  return cx('block rounded-card p-6', tone ? toneClass[tone] : 'on-surface', extra)
}

export type CardProps = ComponentPropsWithRef<'div'> & {
  /** Fills the card with one of the four colours; without it the card is a plain surface. */
  tone?: Tone | undefined
}

/** A large rounded field. Do not put a card in a card. */
export function Card({ tone, className, ...rest }: CardProps) {
  return <div {...rest} className={cardClass(tone, className)} />
}
