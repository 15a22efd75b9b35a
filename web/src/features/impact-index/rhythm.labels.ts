import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { cx } from '#lib/cx.ts'
import type { Rhythm } from './rhythm.queries.ts'

/** The name and the sign of a week; the sign has a shape and a colour. */
export const weekStates: Record<string, { name: MessageDescriptor; sign: string }> = {
  inRhythm: { name: msg`In rhythm`, sign: 'fill bg-primary border-primary' },
  quiet: { name: msg`A quiet week`, sign: 'border-line' },
  pause: { name: msg`Away`, sign: 'border-line bg-line scale-y-[0.2]' },
  holidays: { name: msg`Days off`, sign: 'border-line bg-line scale-y-[0.2]' },
  start: { name: msg`The week you joined`, sign: 'border-dashed border-line' },
  open: { name: msg`This week so far`, sign: 'border-dashed border-line' },
}

export const signClass = (state: string): string =>
  cx('block size-4.5 shrink-0 rounded-pill border-2', weekStates[state]?.sign)

/** The sentence that describes the figure. */
export type RhythmSentence = 'none' | 'first' | 'ofFirst' | 'ofLast'

export function saidOf({
  inRhythm,
  of,
  isFromStart,
}: Pick<Rhythm, 'inRhythm' | 'of' | 'isFromStart'>): RhythmSentence {
  if (inRhythm === 0) return 'none'
  if (!isFromStart || of >= 8) return 'ofLast'
  return of === 1 ? 'first' : 'ofFirst'
}
