import { AppError, badInput } from '#lib/errors.ts'

/** The stored sizes of a picture: the length of a side in pixels. */
export const SIDES = [64, 128, 512] as const
type Side = (typeof SIDES)[number]

const MB = 1024 * 1024

export const LIMITS = {
  bytes: 8 * MB,
  /** The longest side. A longer one is hardly a picture of a person, and expensive to decode. */
  longest: 16_384,
  shortest: 32,
  /** Uploads of one person in an hour, including refused ones */
  perHour: 20,
} as const

const FIELD = { field: 'avatar' }

/** The type of a picture by its first bytes, regardless of its name and declared type. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif'

const JPEG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const startsWith = (bytes: Uint8Array, signs: readonly number[]) =>
  signs.every((sign, at) => bytes[at] === sign)

const text = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

const isHeic = (brand: string) => /^(hei|hev|mif1|msf1)/.test(brand)

/** Refuses every other type with UNSUPPORTED_MEDIA_TYPE. */
export function typeOf(bytes: Uint8Array): PictureType {
  if (startsWith(bytes, JPEG)) return 'jpeg'
  if (startsWith(bytes, PNG)) return 'png'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp'
  const brand = text(bytes, 4, 8) === 'ftyp' ? text(bytes, 8, 12) : ''
  if (brand === 'avif' || brand === 'avis') return 'avif'
  throw isHeic(brand) ? noHeic() : noPicture()
}

const noHeic = () => {
  const message = 'We can’t open HEIC photos. Save it as a JPEG first.'
  return new AppError('UNSUPPORTED_MEDIA_TYPE', message, FIELD)
}

export const noPicture = () => {
  const message = 'We can’t open this file. Choose a JPEG, PNG, WebP or AVIF picture.'
  return new AppError('UNSUPPORTED_MEDIA_TYPE', message, FIELD)
}

/** The facts in the header of a picture, before it is decoded. */
export type Measure = {
  type: PictureType
  width: number
  height: number
  channels: number
  /** More than eight bits a sample */
  isDeep: boolean
  /** Comes in several passes over the whole picture */
  isProgressive: boolean
}

type Most = { pixels: number; memory: number }

/** Fifty megapixels, as the largest phones take, and a little more for phones that round up. */
const USUAL: Most = { pixels: 51_000_000, memory: 208_000_000 }

/**
 * The most pixels, and the most bytes of all samples, since the whole picture may be in memory at
 * once. An AVIF always is, several times, so it may have only the twelve megapixels of a phone.
 */
export const MOST: Readonly<Record<PictureType, Most>> = {
  jpeg: USUAL,
  png: USUAL,
  webp: USUAL,
  avif: { pixels: 12_500_000, memory: 64_000_000 },
}

/** Bytes of a pixel. A progressive JPEG is decoded to coefficients of two bytes each. */
const bytesOfPixel = ({ type, channels, isDeep, isProgressive }: Measure): number =>
  channels * (isDeep || (type === 'jpeg' && isProgressive) ? 2 : 1)

function mostPixels(measure: Measure): number {
  const { pixels, memory } = MOST[measure.type]
  return Math.min(pixels, memory / bytesOfPixel(measure))
}

/** Refuses a too large or too small picture with TOO_LARGE or BAD_USER_INPUT. */
export function checkMeasure(measure: Measure): void {
  const { width, height } = measure
  const most = mostPixels(measure)
  if (width * height > most || Math.max(width, height) > LIMITS.longest) throw tooManyPixels(most)
  if (Math.min(width, height) < LIMITS.shortest) {
    const message = `This picture is too small. Choose one of at least ${LIMITS.shortest} pixels each way.`
    throw badInput(message, FIELD.field)
  }
}

const tooManyPixels = (most: number) => {
  const megapixels = Math.floor(most / 1_000_000)
  const longest = LIMITS.longest.toLocaleString('en-GB')
  const message = `This picture is too large. Choose one of at most ${megapixels} megapixels and ${longest} pixels a side.`
  return new AppError('TOO_LARGE', message, FIELD)
}

export const tooManyBytes = () => {
  const message = `This picture is larger than ${LIMITS.bytes / MB} MB. Choose a smaller one.`
  return new AppError('TOO_LARGE', message, FIELD)
}

export const unreadable = (cause?: unknown) => {
  const message = 'This picture is damaged or incomplete. Choose another one.'
  return new AppError('BAD_USER_INPUT', message, { ...FIELD, cause })
}

const ADDRESS = /^\/pictures\/([\w-]{22})-128\.webp$/
const FILE = /^([\w-]{22})-(?:64|128|512)\.webp$/

/** 128 random bits: anyone with the address may see the picture, so it must be unguessable. */
export const KEY_BYTES = 16

/** The `avatar` of a person: the address of their picture with 128 pixels. */
export const addressOf = (key: string) => `/pictures/${key}-128.webp`

/** The key in such an address; undefined for any other address. */
export const keyIn = (address: string | null): string | undefined =>
  ADDRESS.exec(address ?? '')?.[1]

export const fileOf = (key: string, side: Side) => `${key}-${side}.webp`

export const filesOf = (key: string): string[] => SIDES.map((side) => fileOf(key, side))

/** The key in the name of a picture file; undefined for any other name. */
export const keyOfFile = (name: string): string | undefined => FILE.exec(name)?.[1]
