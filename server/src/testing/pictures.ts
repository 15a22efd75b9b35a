import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Actor } from '#testing/factories.ts'
import type { TestApp } from '#testing/test-app.ts'

export const RED = { r: 220, g: 30, b: 30 }
export const BLUE = { r: 30, g: 30, b: 220 }

export const flat = (width: number, height: number, background: object = RED) =>
  sharp({ create: { width, height, channels: 3, background } })

/** A picture that is wider than high: the left half red, the right half blue. */
export async function halves() {
  const right = await flat(200, 200, BLUE).png().toBuffer()
  return sharp(await flat(400, 200).png().toBuffer()).composite([
    { input: right, left: 200, top: 0 },
  ])
}

/** A picture with shades and edges, like a photo; flat colour would be too easy to decode. */
export async function photo(width: number, height: number) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const create = { width: 1000, height: 750, channels: 3 as const, background: '#888', noise }
  return sharp(await sharp({ create }).blur(1.5).png().toBuffer()).resize(width, height)
}

/** A photo as from a phone: rotated, with metadata about place, time and camera. */
export async function fromPhone(): Promise<Buffer> {
  return (await halves())
    .withExif({
      IFD0: { Make: 'SecretCamera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SecretPlace</x:xmpmeta>')
    .jpeg()
    .toBuffer()
}

/** A picture of about `bytes` bytes that compresses badly. */
export async function heavy(bytes: number): Promise<Buffer> {
  const side = Math.ceil(Math.sqrt(bytes / 3))
  const raw = { width: side, height: side, channels: 3 as const }
  return sharp(randomBytes(side * side * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/** A PNG whose header claims this size, without the pixels. */
export async function claiming(width: number, height: number, bits = 8): Promise<Buffer> {
  const { crc32 } = await import('node:zlib')
  const png = await flat(64, 64).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt8(bits, 24)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

/** The same as an AVIF. */
export async function claimingAvif(width: number, height: number): Promise<Buffer> {
  const avif = await flat(64, 64).avif({ effort: 0 }).toBuffer()
  const extents = avif.indexOf('ispe')
  avif.writeUInt32BE(width, extents + 8)
  avif.writeUInt32BE(height, extents + 12)
  return avif
}

/** The same as a JPEG in several passes. */
export async function claimingPasses(width: number, height: number): Promise<Buffer> {
  const jpeg = await flat(64, 64).jpeg({ progressive: true }).toBuffer()
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc2]))
  jpeg.writeUInt16BE(height, frame + 5)
  jpeg.writeUInt16BE(width, frame + 7)
  return jpeg
}

type UploadOptions = { type?: string; token?: string | undefined }

/** POST /pictures, in process. */
export const upload = (
  app: TestApp,
  payload: Buffer | string,
  { type = 'image/jpeg', token }: UploadOptions,
) =>
  app.http.inject({
    method: 'POST',
    url: '/pictures',
    headers: { 'content-type': type, ...bearer(token) },
    payload,
  })

export async function uploaded(app: TestApp, { token }: Actor, picture: Buffer): Promise<string> {
  const reply = await upload(app, picture, { token })
  if (reply.statusCode !== 200) throw new Error(reply.body)
  return reply.json().avatar
}

export const remove = (app: TestApp, token?: string) =>
  app.http.inject({ method: 'DELETE', url: '/pictures', headers: bearer(token) })

const bearer = (token?: string) => (token === undefined ? {} : { authorization: `Bearer ${token}` })

export const show = (app: TestApp, url: string) => app.http.inject({ method: 'GET', url })

export const filesIn = (app: TestApp): Promise<string[]> =>
  readdir(join(app.services.config.dataDir, 'pictures')).catch(() => [])

/** The address of the person's picture, as the API returns it to them. */
export async function avatarOf(app: TestApp, { token }: Actor): Promise<string | null> {
  return (await app.call('{ me { avatar } }', {}, token)).data.me.avatar
}

/** The four corners and the middle of a picture as [red, green, blue]. */
export async function coloursOf(picture: Buffer) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
  ]
  const far = info.width - 3
  return {
    topLeft: at(2, 2),
    topRight: at(far, 2),
    bottomLeft: at(2, far),
    bottomRight: at(far, far),
  }
}
