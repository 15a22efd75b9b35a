import type { Tone } from '#ui/tone.ts'

const tones: readonly Tone[] = ['lilac', 'mint', 'coral', 'sun', 'mint']

export const profileTone = (number: number): Tone => tones[number] ?? 'lilac'
