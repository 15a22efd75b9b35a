import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pictureAt } from '#lib/picture-address.ts'
import { kindOf, within } from './reading.rules.ts'

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

it.each([
  ['\xff\xd8\xff\xe0', 'picture'],
  ['\x89PNG\r\n\x1a\n', 'picture'],
  ['RIFF....WEBPVP8 ', 'picture'],
  ['GIF89a', 'picture'],
  ['\0\0\0\x1cftypavif', 'picture'],
  ['\0\0\0\x18ftypheic', 'heic'],
  ['\0\0\0\x18ftypmif1', 'heic'],
  ['\0\0\0\x18ftypqt  ', 'other'],
  ['RIFF....AVI ', 'other'],
  ['PK\x03\x04', 'other'],
  ['<svg xmlns', 'other'],
  ['', 'other'],
])('treats a file that begins with %j as "%s"', (beginning, kind) => {
  expect(kindOf(bytes(beginning))).toBe(kind)
})

it('scales a picture down in proportion, but never up and never to nothing', () => {
  const side = fc.integer({ min: 1, max: 20_000 })
  fc.assert(
    fc.property(side, side, fc.integer({ min: 1, max: 4096 }), (width, height, most) => {
      const size = within({ width, height }, most)
      expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(most)
      expect(size.width).toBeLessThanOrEqual(width)
      expect(size.height).toBeLessThanOrEqual(height)
      expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(1)
      const scale = Math.min(1, most / Math.max(width, height))
      expect(Math.abs(size.width - width * scale)).toBeLessThanOrEqual(1)
      expect(Math.abs(size.height - height * scale)).toBeLessThanOrEqual(1)
    }),
  )
})

it('derives the address of another size of a picture', () => {
  const avatar = '/pictures/a-64-128_b-cdefghijkl-128.webp'
  expect(pictureAt(avatar, 512)).toBe('/pictures/a-64-128_b-cdefghijkl-512.webp')
  expect(pictureAt(pictureAt(avatar, 64), 128)).toBe(avatar)
})
