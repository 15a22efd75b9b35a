/** Detected from the first bytes: name and declared type can be wrong. */
export type FileKind = 'picture' | 'heic' | 'other'

const startsWith = (bytes: Uint8Array, signs: readonly number[]) =>
  signs.every((sign, at) => bytes[at] === sign)

const text = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

/** From the first 12 bytes of a file. */
export function kindOf(bytes: Uint8Array): FileKind {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'picture'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47])) return 'picture'
  if (text(bytes, 0, 4) === 'GIF8') return 'picture'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'picture'
  if (text(bytes, 4, 8) !== 'ftyp') return 'other'
  const brand = text(bytes, 8, 12)
  if (brand === 'avif' || brand === 'avis') return 'picture'
  return /^(hei|hev|mif1|msf1)/.test(brand) ? 'heic' : 'other'
}

export type Measure = { width: number; height: number }

export function within({ width, height }: Measure, most: number): Measure {
  const scale = Math.min(1, most / Math.max(width, height, 1))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
