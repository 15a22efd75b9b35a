import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeEntity, type Field } from '#entity/entity.types.ts'
import { decode, encode } from '#entity/fields.ts'
import { COMPANY_ADMINS, COMPANY_OWNED } from '#entity/scopes.ts'
import { AppError } from '#lib/errors.ts'
import { readDay, readInstant } from '#lib/iso-dates.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: the product refuses these characters
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

const anyText = fc.string({ unit: 'binary', maxLength: 300 })
const keptText = anyText.filter((text) => !UNPRINTABLE.test(text) && text.isWellFormed())

const roundTrip = (field: Field, value: unknown) => decode(field, encode('note', field, value))

function refusal(field: Field, value: unknown): AppError | undefined {
  try {
    encode('note', field, value)
    return undefined
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

describe('text fields', () => {
  const field: Field = { kind: 'text', nullable: true, max: 300 }

  it('stores and reads a text unchanged', () => {
    fc.assert(fc.property(keptText, (text) => roundTrip(field, text) === text))
  })

  it('keeps a text unchanged or refuses it with the name of the field', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const error = refusal(field, text)
        if (error === undefined) return roundTrip(field, text) === text
        return error.code === 'BAD_USER_INPUT' && error.field === 'note'
      }),
    )
  })

  it('refuses a text only above its length limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), (max) => {
        const limited: Field = { kind: 'text', max }
        expect(refusal(limited, 'x'.repeat(max))).toBeUndefined()
        expect(refusal(limited, 'x'.repeat(max + 1))?.field).toBe('note')
      }),
    )
  })

  it('refuses a text with half of a surrogate pair', () => {
    for (const text of ['\ud83d', 'a\udf31', '\udf31\ud83c']) {
      expect(refusal(field, text)?.code).toBe('BAD_USER_INPUT')
    }
    expect(roundTrip(field, '\ud83c\udf31')).toBe('🌱')
  })

  it('refuses empty or blank text in a required field only', () => {
    const needed: Field = { kind: 'text' }
    for (const blank of [null, undefined, '', ' ', '\n\t', '\u00a0\u3000']) {
      expect(refusal(needed, blank)?.message).toBe('note cannot be empty.')
    }
    expect(roundTrip(field, '')).toBe('')
    expect(roundTrip(field, null)).toBeNull()
  })

  it('writes the name of a field with spaces in the error: “contact person”', () => {
    expect(() => encode('contactPerson', { kind: 'text', max: 1 }, 'ab')).toThrow(
      /^contact person is/,
    )
  })
})

describe('fields of other kinds', () => {
  it('stores and reads booleans, numbers and lists unchanged', () => {
    const texts: Field = { kind: 'texts', max: 20 }
    const ints: Field = { kind: 'ints', max: 20 }
    const small = fc.integer({ min: 0, max: 2_147_483_647 })
    fc.assert(fc.property(fc.boolean(), (flag) => roundTrip({ kind: 'bool' }, flag) === flag))
    fc.assert(fc.property(small, (n) => roundTrip({ kind: 'int' }, n) === n))
    fc.assert(
      fc.property(fc.array(keptText, { maxLength: 20 }), (list) => {
        expect(roundTrip(texts, list)).toEqual(list)
      }),
    )
    fc.assert(
      fc.property(fc.array(small, { maxLength: 20 }), (list) => {
        expect(roundTrip(ints, list)).toEqual(list)
      }),
    )
  })

  it('keeps any text in a copy of advice', () => {
    const field: Field = { kind: 'advices', max: 20 }
    const advice = fc.record({ id: anyText, title: anyText, body: anyText })
    fc.assert(
      fc.property(fc.array(advice, { maxLength: 5 }), (list) => {
        const kept = JSON.parse(JSON.stringify(list))
        expect(roundTrip(field, list)).toEqual(kept)
      }),
    )
  })

  it('refuses numbers that are not whole, too small or too large', () => {
    const field: Field = { kind: 'int', min: 1, max: 4 }
    for (const wrong of [0, 5, 1.5, Number.NaN, Number.POSITIVE_INFINITY, -0.5]) {
      expect(refusal(field, wrong)?.code).toBe('BAD_USER_INPUT')
    }
    expect(refusal({ kind: 'int' }, 2_147_483_648)?.code).toBe('BAD_USER_INPUT')
  })

  it('refuses a value outside of the option list, and names the options', () => {
    const field: Field = { kind: 'texts', values: ['read', 'listen'], max: 2 }
    expect(refusal(field, ['read', 'Read'])?.message).toContain('read, listen')
    expect(refusal(field, ['read', 'listen', 'read'])?.message).toContain('2 or fewer')
  })
})

describe('days and instants', () => {
  it('accepts every day of the calendar', () => {
    const range = { min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }
    fc.assert(
      fc.property(fc.date(range), (date) => {
        const day = date.toISOString().slice(0, 10)
        expect(readDay(day)).toBe(day)
        expect(readDay(date.toISOString())).toBe(date.toISOString())
        expect(readInstant(date.toISOString())).toBe(date.getTime())
      }),
    )
  })

  it('converts an instant of any time zone to UTC', () => {
    expect(readDay('2026-11-21T23:30:00-02:00')).toBe('2026-11-22T01:30:00.000Z')
    expect(readInstant('2026-11-21T00:00+05:45')).toBe(Date.parse('2026-11-20T18:15:00Z'))
  })

  it.each([
    '',
    'today',
    '2026',
    '2026-11',
    '2026-2-3',
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11-31',
    '2026-02-30T10:00:00Z',
    '2026-11-21T25:00:00Z',
    '2026-11-21T10:60:00Z',
    '2026-11-21T10:00:00',
    '2026-11-21 10:00:00Z',
    '2026-11-21T',
    '21.11.2026',
    'Nov 21 2026',
    '+012026-11-21',
    '1795249791466',
    ' 2026-11-21',
    '2026-11-21\n',
    '2026-11-21T10:00:00Z; drop',
  ])('refuses “%s” as a day and as an instant', (text) => {
    expect(readDay(text)).toBeNull()
    expect(readInstant(text)).toBeNull()
  })

  it('keeps a day as written, and refuses an instant in a field for a day', () => {
    const range = { min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }
    const zones = fc.constantFrom('Z', '+00:00', '+14:00', '-12:00', '+05:45', '-03:30')
    fc.assert(
      fc.property(fc.date(range), zones, (date, zone) => {
        const [day = '', time = ''] = date.toISOString().split('T')
        expect(roundTrip({ kind: 'day' }, day)).toBe(day)
        const instant = `${day}T${time.replace('Z', zone)}`
        for (const wrong of [instant, readDay(instant)]) {
          if (wrong === null) continue
          expect(refusal({ kind: 'day' }, wrong)).toMatchObject({
            ...{ code: 'BAD_USER_INPUT', field: 'note' },
            message: 'note is a day without a time, written like 2026-11-21.',
          })
        }
      }),
    )
  })

  it('accepts 29 February in leap years only', () => {
    expect(readDay('2028-02-29')).toBe('2028-02-29')
    expect(readDay('2100-02-29')).toBeNull()
    expect(readDay('2000-02-29')).toBe('2000-02-29')
  })
})

describe('a field of a company’s record', () => {
  const entry = {
    name: 'houseEntry',
    type: 'HouseEntry',
    noun: 'entry',
    table: 'houseEntry',
    ...COMPANY_OWNED,
    order: { by: 'createdDate', direction: 'asc' },
    most: 1,
    stamps: [],
  } as const
  const text = { kind: 'text', set: COMPANY_ADMINS } as const

  it('a field of a company’s record compiles only with the column of its author', () => {
    const authors = { writtenBy: 'only' } as const
    describeEntity({ ...entry, authors, fields: { text: { ...text, author: 'writtenBy' } } })
    // @ts-expect-error: without an author
    describeEntity({ ...entry, authors, fields: { text } })
    // @ts-expect-error: an author that the entity doesn't have
    describeEntity({ ...entry, authors, fields: { text: { ...text, author: 'textBy' } } })
    const unknown = { ...text, author: 'textBy' } as const
    // @ts-expect-error: a column that the table doesn't have
    describeEntity({ ...entry, authors: { textBy: 'last' }, fields: { text: unknown } })
    const made = describeEntity({ ...entry, fields: { company: { ...text, once: true } } })
    expect(Object.keys(made.fields)).toEqual(['company'])
  })
})
