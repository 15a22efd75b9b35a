import { isEntity } from '#lib/entities.ts'
import { flowPages } from '#paths.ts'
import { isSound } from './rules.ts'
import {
  type FlowChoice,
  type FlowLimits,
  type FlowQuestion,
  type FlowRun,
  flowRunVersion,
} from './run.ts'

type Check = (value: unknown) => boolean
type Shape<T> = { [Field in keyof T]-?: Check }

const isText: Check = (value) => typeof value === 'string'
const isInstant: Check = (value) => isText(value) && !Number.isNaN(Date.parse(value as string))
const isWhole: Check = (value) => Number.isInteger(value)
const isCount: Check = (value) => isWhole(value) && (value as number) >= 0
const isLimit: Check = (value) => typeof value === 'number' && value >= 0

const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)

const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every((one) => check(one))

function objectOf<T>(shape: Shape<T>) {
  const checks = Object.entries<Check>(shape)
  return (value: unknown): value is T =>
    typeof value === 'object' &&
    value !== null &&
    checks.every(([field, check]) => check((value as Record<string, unknown>)[field]))
}

const isChoice = objectOf<FlowChoice>({ id: isText, title: isText, leadsTo: listOf(isText) })

const isQuestion = objectOf<FlowQuestion>({
  page: (value) => (flowPages as readonly unknown[]).includes(value),
  choices: listOf(isText),
  selected: listOf(isChoice),
  maxSelection: isCount,
  timestamp: orNull(isInstant),
})

const isRun = objectOf<FlowRun>({
  version: (value) => value === flowRunVersion,
  person: isText,
  entity: isEntity,
  currentIndex: isCount,
  totalSteps: isCount,
  questions: listOf(isQuestion),
  limits: objectOf<FlowLimits>({
    people: orNull(isLimit),
    time: orNull(isLimit),
    budget: orNull(isLimit),
  }),
  startTime: isInstant,
  seed: isWhole,
  score: orNull(isWhole),
  fit: listOf(isText),
  completed: (value) => typeof value === 'boolean',
  historyId: isText,
})

/** Validates a stored run by hand (a schema library is too heavy here); null if invalid. */
export function parseFlowRun(kept: unknown): FlowRun | null {
  return isRun(kept) && isSound(kept) ? kept : null
}
