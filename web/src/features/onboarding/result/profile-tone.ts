import type { Tone } from '#ui/tone.ts'

const tones: readonly Tone[] = ['lilac', 'mint', 'coral', 'sun', 'mint']

/** The colour of a profile. */
export const profileTone = (number: number): Tone => tones[number] ?? 'lilac'
