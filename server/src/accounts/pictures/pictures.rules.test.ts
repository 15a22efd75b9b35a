import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addressOf,
  checkMeasure,
  fileOf,
  filesOf,
  keyIn,
  keyOfFile,
  LIMITS,
  type Measure,
  MOST,
  typeOf,
} from './pictures.rules.ts'

const codeOf = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    return (error as { code: string }).code
  }
  return 'taken'
}

describe('rules of pictures', () => {
  it('detects the type of a picture by its first bytes and refuses other files', () => {
    // The bytes that identify the type, by position.
    const heads = {
      jpeg: [0xff, 0xd8, 0xff],
      png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
      webp: [...Buffer.from('RIFF'), null, null, null, null, ...Buffer.from('WEBP')],
      avif: [null, null, null, null, ...Buffer.from('ftypavif')],
    }
    const cases = fc.record({
      type: fc.constantFrom('jpeg' as const, 'png' as const, 'webp' as const, 'avif' as const),
      other: fc.uint8Array({ minLength: 40, maxLength: 40 }),
      spoiled: fc.nat(),
    })
    fc.assert(
      fc.property(cases, ({ type, other, spoiled }) => {
        const bytes = other.map((byte, at) => heads[type][at] ?? byte)
        expect(typeOf(bytes)).toBe(type)
        const signs = heads[type].flatMap((sign, at) => (sign === null ? [] : [at]))
        const at = signs[spoiled % signs.length] ?? 0
        const wrong = bytes.with(at, (bytes[at] ?? 0) ^ 0x80)
        expect(codeOf(() => typeOf(wrong))).toBe('UNSUPPORTED_MEDIA_TYPE')
        expect(codeOf(() => typeOf(bytes.subarray(0, 2)))).toBe('UNSUPPORTED_MEDIA_TYPE')
      }),
    )
    expect(typeOf(Buffer.from('\0\0\0\x1cftypavis'))).toBe('avif')
  })

  it('accepts exactly the pictures within every limit of their type', () => {
    const side = fc.integer({ min: 1, max: 40_000 })
    const cases: fc.Arbitrary<Measure> = fc.record({
      type: fc.constantFrom('jpeg', 'png', 'webp', 'avif'),
      width: side,
      height: side,
      channels: fc.integer({ min: 1, max: 4 }),
      isDeep: fc.boolean(),
      isProgressive: fc.boolean(),
    })
    fc.assert(
      fc.property(cases, (measure) => {
        const { type, width, height, channels, isDeep } = measure
        const { pixels, memory } = MOST[type]
        const isTwice = isDeep || (type === 'jpeg' && measure.isProgressive)
        const tooLarge =
          width * height > pixels ||
          width * height * channels * (isTwice ? 2 : 1) > memory ||
          Math.max(width, height) > LIMITS.longest
        const tooSmall = Math.min(width, height) < LIMITS.shortest
        const expected = tooLarge ? 'TOO_LARGE' : tooSmall ? 'BAD_USER_INPUT' : 'taken'
        expect(codeOf(() => checkMeasure(measure))).toBe(expected)
      }),
      { numRuns: 1000 },
    )
  })

  const plain = { channels: 3, isDeep: false, isProgressive: false }
  it.each<[string, Measure, number]>([
    ['a JPEG from the largest phone', { ...plain, type: 'jpeg', width: 8160, height: 6144 }, 51],
    [
      'a PNG with clear parts',
      { ...plain, type: 'png', channels: 4, width: 7140, height: 7140 },
      51,
    ],
    ['a WebP', { ...plain, type: 'webp', channels: 4, width: 7140, height: 7140 }, 51],
    ['an AVIF from a phone', { ...plain, type: 'avif', width: 4032, height: 3024 }, 12],
  ])(
    'accepts %s and names the limit in megapixels for a larger one',
    (_what, measure, megapixels) => {
      expect(codeOf(() => checkMeasure(measure))).toBe('taken')
      const further = { ...measure, height: measure.height + 1500 }
      expect(() => checkMeasure(further)).toThrow(`at most ${megapixels} megapixels`)
    },
  )

  it('finds the key only in addresses and file names of pictures', () => {
    const key = fc.stringMatching(/^[\w-]{22}$/)
    fc.assert(
      fc.property(key, (it) => {
        expect(keyIn(addressOf(it))).toBe(it)
        expect(filesOf(it).map(keyOfFile)).toEqual([it, it, it])
        expect(addressOf(it)).toBe(`/pictures/${fileOf(it, 128)}`)
      }),
    )
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(keyIn(text)).toBeUndefined()
        expect(keyOfFile(`../${text}`)).toBeUndefined()
      }),
    )
    expect(keyIn(null)).toBeUndefined()
  })
})
