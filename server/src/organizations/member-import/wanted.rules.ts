import { cleanName } from '#lib/names.ts'
import {
  type ImportColumn,
  type ImportField,
  readActive,
  readRole,
  readYes,
} from './columns.rules.ts'

/** What a row asks for; what is left out stays as it is. */
export type Wanted = {
  firstName?: string
  lastName?: string
  role?: string
  isCompanyAdmin?: boolean
  isActive?: boolean
}

const LONGEST_NAME = 100

type Said = { field: keyof Wanted; value: string | boolean } | { problem: string }

const READERS: Readonly<Record<Exclude<ImportField, 'email'>, (word: string) => Said>> = {
  firstName: (word) => nameSaid('firstName', 'first name', word),
  lastName: (word) => nameSaid('lastName', 'last name', word),
  role: (word) => {
    const value = readRole(word)
    if (value !== undefined) return { field: 'role', value }
    return { problem: `“${word}” is no role. Write individual, team or function.` }
  },
  isCompanyAdmin: (word) => {
    const value = readYes(word)
    if (value !== undefined) return { field: 'isCompanyAdmin', value }
    return { problem: `“${word}” does not say whether they are an admin. Write yes or no.` }
  },
  state: (word) => {
    const value = readActive(word)
    if (value !== undefined) return { field: 'isActive', value }
    return { problem: `“${word}” is no state. Write active or inactive.` }
  },
}

function nameSaid(field: 'firstName' | 'lastName', what: string, word: string): Said {
  const value = cleanName(word)
  if (value === '') return { problem: `The ${what} cannot be read.` }
  if (value.length <= LONGEST_NAME) return { field, value }
  return { problem: `The ${what} is longer than ${LONGEST_NAME} characters.` }
}

/** A row in words: its address as it was written, what it asks for, and the first thing wrong. */
export type ReadRow = { email: string; wanted: Wanted; problem: string | undefined }

/** What the cells of a row ask for, by what the columns say; an empty cell asks for nothing. */
export function readRow(columns: readonly ImportColumn[], cells: readonly string[]): ReadRow {
  const read: ReadRow = { email: '', wanted: {}, problem: undefined }
  for (const [at, { field }] of columns.entries()) {
    const word = (cells[at] ?? '').trim()
    if (field === null || word === '') continue
    if (field === 'email') {
      read.email = word
      continue
    }
    const said = READERS[field](word)
    if ('problem' in said) read.problem ??= said.problem
    else Object.assign(read.wanted, { [said.field]: said.value })
  }
  return read
}
