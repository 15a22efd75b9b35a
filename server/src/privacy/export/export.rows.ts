import type { ForgottenPerson } from '#entity/personal.types.ts'
import { roughPlace } from '#lib/client.ts'
import type { ShownTable } from '../personal.ts'
import type { Row } from './export.store.ts'

const INSTANT = /(Date|At|Since)$|^(at|date|expires|lastSeen|startTime|endTime)$/
const FLAG =
  /^(is|opt|has)[A-Z]|^(shareWeeklyScore|emailVerified|tailored|showWelcomeDialog|gone|shared)$/
const JSON_TEXT = new Set([
  ...['advices', 'flow', 'selectedTraitIds', 'motivations', 'learningStyles'],
  ...['feedsOfTheDay', 'feedsShown'],
  ...['actions', 'roles', 'detail', 'given', 'changes'],
])

/** A stored row in readable form: dates in ISO 8601 and UTC, lists as lists, without secrets. */
export function readable(found: Row, from: ShownTable, reader: ForgottenPerson): Row {
  const shown: Row = {}
  const user = reader._id
  const row = from.redact?.(found, reader) ?? found
  for (const [name, value] of Object.entries(row)) {
    if (from.withheld.includes(name)) continue
    shown[name] = shownValue(name, value)
  }
  if (from.hides !== undefined && shown[from.hides] !== user) shown[from.hides] = null
  // An admin who changed this person has privacy too, so the copy does not name the admin.
  if ('actor' in shown) shown.actor = shown.actor === user ? user : null
  return shown
}

function shownValue(name: string, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (/LastFour$|^lastFour$/.test(name)) return `******${value}`
  if (name === 'addressPrefix') return roughPlace(`${value}`)
  if (typeof value === 'number' || typeof value === 'bigint') {
    if (INSTANT.test(name)) return new Date(Number(value)).toISOString()
    return FLAG.test(name) ? Number(value) === 1 : Number(value)
  }
  return JSON_TEXT.has(name) ? parsed(value) : value
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
