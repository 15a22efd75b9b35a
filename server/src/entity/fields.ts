import type { Field } from '#entity/entity.types.ts'
import { badInput } from '#lib/errors.ts'
import { isPlainDay } from '#lib/iso-dates.ts'

type StoredValue = string | number | null

const readable = (name: string) =>
  name.replace(/([a-z])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`)

// Line feeds and tabs are allowed; other control characters are not.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the check looks for these characters
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

function checkText(name: string, field: Field, value: string): string {
  const max = field.max ?? 200
  if (value.length > max) {
    throw badInput(`${readable(name)} is too long. Use ${max} characters or fewer.`, name)
  }
  if (UNPRINTABLE.test(value) || !value.isWellFormed()) {
    throw badInput(
      `${readable(name)} has a character that we can’t store. Delete it and save again.`,
      name,
    )
  }
  checkListed(name, field, value)
  return value
}

/** Accepts only a day without a time: the day of an instant depends on the time zone. */
function checkDay(name: string, value: string): string {
  if (isPlainDay(value)) return value
  const what = 'is a day without a time, written like 2026-11-21.'
  throw badInput(`${readable(name)} ${what}`, name)
}

function checkListed(name: string, field: Field, value: string | number): void {
  if (field.values !== undefined && !field.values.includes(value)) {
    throw badInput(`${readable(name)} must be one of: ${field.values.join(', ')}.`, name)
  }
}

function checkNumber(name: string, field: Field, value: number): number {
  const { min = 0, max = 2_147_483_647 } = field
  if (!Number.isInteger(value) || value < min || value > max) {
    throw badInput(`${readable(name)} must be a whole number from ${min} to ${max}.`, name)
  }
  checkListed(name, field, value)
  return value
}

function checkCount(name: string, field: Field, value: readonly unknown[]): void {
  const max = field.max ?? 100
  if (value.length > max) {
    throw badInput(`${readable(name)} has too many entries. Use ${max} or fewer.`, name)
  }
}

function checkList<T>(name: string, field: Field, value: T[], check: (item: T) => T): string {
  checkCount(name, field, value)
  return JSON.stringify(value.map(check))
}

const MOST_JSON = 64_000

function checkObject(name: string, field: Field, value: unknown): string {
  if (Array.isArray(value)) checkCount(name, field, value)
  const text = JSON.stringify(value)
  if (text.length > MOST_JSON) throw badInput(`${readable(name)} is too long.`, name)
  return text
}

const isBlank = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

/** Encodes a value of a call for its column. BAD_USER_INPUT names the field. */
export function encode(name: string, field: Field, value: unknown): StoredValue {
  if (field.mayBeEmpty && isBlank(value)) return ''
  if (field.nullable !== true && isBlank(value)) {
    throw badInput(`${readable(name)} cannot be empty.`, name)
  }
  if (value === null || value === undefined) return null
  const item = { ...field, max: 500 }
  switch (field.kind) {
    case 'text':
      return checkText(name, field, value as string)
    case 'int':
      return checkNumber(name, field, value as number)
    case 'bool':
      return value === true ? 1 : 0
    case 'day':
      return checkDay(name, value as string)
    case 'instant':
      return value as number
    case 'texts':
      return checkList(name, field, value as string[], (text) => checkText(name, item, text))
    case 'ints':
      return checkList(name, field, value as number[], (n) => checkNumber(name, { kind: 'int' }, n))
    case 'advices':
    case 'flow':
      return checkObject(name, field, value)
  }
}

/** Decodes a column for the record. */
export function decode(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null
  switch (field.kind) {
    case 'bool':
      return value === 1
    case 'texts':
    case 'ints':
    case 'advices':
    case 'flow':
      return JSON.parse(value as string)
    default:
      return value
  }
}
