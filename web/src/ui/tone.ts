/** The four colours of the product. Each has dark ink in light and dark mode. */
export type Tone = 'sun' | 'mint' | 'coral' | 'lilac'

export const toneClass: Record<Tone, string> = {
  sun: 'on-tone bg-sun',
  mint: 'on-tone bg-mint',
  coral: 'on-tone bg-coral',
  lilac: 'on-tone bg-lilac',
}
