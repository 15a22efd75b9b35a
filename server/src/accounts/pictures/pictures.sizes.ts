import type { Metadata, Sharp, SharpOptions } from 'sharp'
import { lowerPoolThreads } from '#integrations/pool-threads.ts'
import { makeQueue } from '#lib/queue.ts'
import {
  checkMeasure,
  type Measure,
  MOST,
  type PictureType,
  SIDES,
  typeOf,
  unreadable,
} from './pictures.rules.ts'

/** A picture in one of its sizes, as WebP. */
export type SizedPicture = { side: (typeof SIDES)[number]; bytes: Buffer }

const LARGEST = Math.max(...SIDES)
const SECONDS = 10

const READING: SharpOptions = {
  limitInputPixels: Math.max(...Object.values(MOST).map(({ pixels }) => pixels)),
  // Ignores warnings, because the pictures of many phones cause them.
  failOn: 'error',
  sequentialRead: true,
  // Only the first frame of an animation.
  pages: 1,
}

const LOADERS = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'HeifBuffer']

type Library = (input: Buffer, options: SharpOptions) => Sharp

let library: Promise<Library> | undefined

/** Loads the library with the first picture, since most requests and the start need none. */
async function loadLibrary(): Promise<Library> {
  const { default: sharp } = await import('sharp')
  // One thread for a picture, and only the decoders of the four types.
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: [...LOADERS.map((name) => `VipsForeignLoad${name}`)] })
  lowerPoolThreads()
  return sharp
}

// Decodes one picture at a time, because the threads of the pool also hash passwords.
const inTurn = makeQueue({
  running: 1,
  waiting: 20,
  full: 'We’re busy with other pictures right now. Try again in a moment.',
})

/**
 * The middle square of the picture in every size, upright and without metadata. Refuses other files
 * with UNSUPPORTED_MEDIA_TYPE, too many pixels with TOO_LARGE, a damaged picture with
 * BAD_USER_INPUT, and with TRY_AGAIN when too many uploads wait.
 */
export async function sizesOf(input: Buffer): Promise<SizedPicture[]> {
  const type = typeOf(input)
  return inTurn(async () => {
    library ??= loadLibrary()
    const sharp = await library
    try {
      const head = await sharp(input, { ...READING, limitInputPixels: false }).metadata()
      checkMeasure(measureOf(type, head))
      return await encode(sharp, input)
    } catch (error) {
      throw error instanceof Error && error.name === 'AppError' ? error : unreadable(error)
    }
  })
}

const measureOf = (type: PictureType, head: Metadata): Measure => ({
  type,
  width: head.width,
  height: head.height,
  channels: head.channels,
  isDeep: head.depth !== 'uchar',
  isProgressive: head.isProgressive,
})

/** Decodes the picture once and shrinks it while reading. Each size then takes milliseconds. */
async function encode(sharp: Library, input: Buffer): Promise<SizedPicture[]> {
  const { data, info } = await sharp(input, READING)
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize(LARGEST, LARGEST, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const square = { raw: { width, height, channels } }
  const sized: SizedPicture[] = []
  for (const side of SIDES) {
    const bytes = await sharp(data, square).resize(side, side).webp({ quality: 80 }).toBuffer()
    sized.push({ side, bytes })
  }
  return sized
}
