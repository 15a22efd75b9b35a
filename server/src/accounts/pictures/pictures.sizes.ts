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

/** A picture in one of its sizes, WebP. */
export type SizedPicture = { side: (typeof SIDES)[number]; bytes: Buffer }

const LARGEST = Math.max(...SIDES)
const SECONDS = 10

const READING: SharpOptions = {
  limitInputPixels: Math.max(...Object.values(MOST).map(({ pixels }) => pixels)),
  // Not at a warning: many phones write pictures that deserve one.
  failOn: 'error',
  sequentialRead: true,
  // One frame, the first, of what moves.
  pages: 1,
}

const LOADERS = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'HeifBuffer']

type Library = (input: Buffer, options: SharpOptions) => Sharp

let library: Promise<Library> | undefined

/** Loaded with the first picture: most requests, and the start, know none. */
async function loadLibrary(): Promise<Library> {
  const { default: sharp } = await import('sharp')
  // One thread for a picture, and no other decoders than those of the four types.
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: [...LOADERS.map((name) => `VipsForeignLoad${name}`)] })
  lowerPoolThreads()
  return sharp
}

// The threads of the pool hash passwords too: a picture takes one of them.
const inTurn = makeQueue({
  running: 1,
  waiting: 20,
  full: 'We’re busy with other pictures right now. Try again in a moment.',
})

/**
 * The picture upright, its middle square, in every size, without anything that it said of itself.
 * Refuses with UNSUPPORTED_MEDIA_TYPE what is no picture, with TOO_LARGE one of too many pixels,
 * with BAD_USER_INPUT one that is damaged, with TRY_AGAIN when too many wait.
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

/** Decoded once, and made smaller while it is read; every size is then a matter of milliseconds. */
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
