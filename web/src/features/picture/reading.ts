import { type FileKind, kindOf, type Measure, within } from './reading.rules.ts'

/** Maximum width to upload: the server keeps 512 px. */
const sentSide = 1024
/** Maximum size to crop: enough to zoom, small enough for phones. */
const workSide = 2048
const jpeg = 'image/jpeg'

/** Why a file cannot be shown here: its type, or `damaged` for a picture that does not open. */
export class UnreadableFile extends Error {
  readonly why: Exclude<FileKind, 'picture'> | 'damaged'
  constructor(why: UnreadableFile['why']) {
    super(why)
    this.why = why
  }
}

/** A file that was read. `whole`: it cannot be cropped here, and is uploaded unchanged. */
export type ReadPicture = {
  url: string
  whole: Blob | null
}

/**
 * Reads a file as an upright picture, no larger than the editor can handle. Throws UnreadableFile.
 */
export async function readPicture(file: Blob): Promise<ReadPicture> {
  const kind = kindOf(new Uint8Array(await file.slice(0, 12).arrayBuffer()))
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new UnreadableFile(kind === 'picture' ? 'damaged' : kind)
  })
  try {
    const all = { x: 0, y: 0, width: bitmap.width, height: bitmap.height }
    const copy = await draw(bitmap, all, within(bitmap, workSide))
    return { url: URL.createObjectURL(copy ?? file), whole: copy === null ? file : null }
  } finally {
    bitmap.close()
  }
}

export const releasePicture = ({ url }: ReadPicture): void => URL.revokeObjectURL(url)

export type Area = Measure & { x: number; y: number }

/** The chosen part of a picture, as a JPEG. Throws UnreadableFile if it cannot be drawn. */
export async function cutPicture({ url }: ReadPicture, area: Area): Promise<Blob> {
  const image = new Image()
  image.src = url
  await image.decode()
  const cut = await draw(image, area, within(area, sentSide))
  if (cut === null) throw new UnreadableFile('damaged')
  return cut
}

async function draw(source: CanvasImageSource, area: Area, size: Measure): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const pen = canvas.getContext('2d')
  if (pen === null) return null
  pen.imageSmoothingQuality = 'high'
  // Transparency would become black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, size.width, size.height)
  const { x, y, width, height } = area
  pen.drawImage(source, x, y, width, height, 0, 0, size.width, size.height)
  return new Promise((resolve) => canvas.toBlob(resolve, jpeg, 0.9))
}
