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
