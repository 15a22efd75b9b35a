import type { ComponentPropsWithRef } from 'react'
import { cx } from '#lib/cx.ts'
import { type Tone, toneClass } from '#ui/tone.ts'

export function cardClass(tone?: Tone, extra?: string): string {
  return cx('block rounded-card p-6', tone ? toneClass[tone] : 'on-surface', extra)
}

export type CardProps = ComponentPropsWithRef<'div'> & {
  tone?: Tone | undefined
}

/** A large rounded field. Do not put a card in a card. */
export function Card({ tone, className, ...rest }: CardProps) {
  return <div {...rest} className={cardClass(tone, className)} />
}

/** A bar of buttons at the end of a long card, which stays in reach above the bottom bar. */
export const inReachClass =
  'on-surface bg-bar sticky bottom-24 z-20 -mx-3 mt-4 rounded-card p-3 shadow-lift low:static lg:bottom-6'

/** The rest of this card, so that the bar covers no focused element. */
export const aboveBarClass = '[&_*]:scroll-mt-28 [&_*]:scroll-mb-32'
