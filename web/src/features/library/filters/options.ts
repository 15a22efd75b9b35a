import { plural, t } from '@lingui/core/macro'
import { formatWords, whomWords } from '#features/library/kinds.ts'
import { type Bound, type Filters, formats } from '#features/library/question.ts'
import { entities } from '#lib/generated/entities.ts'
import { i18n } from '#lib/i18n.ts'

/** A filter that takes one of several values. */
export type OneOf = Bound | 'entity' | 'format'
type Option = { value: string; label: string }

const steps: Record<Bound, readonly number[]> = {
  time: [5, 10, 15, 30, 60],
  people: [1, 2, 3, 5, 10],
  budget: [0, 10, 25, 50],
}

export const oneOfs: readonly OneOf[] = ['entity', 'time', 'people', 'budget', 'format']

export function labelOf(filter: OneOf): string {
  const labels = {
    entity: t`Who it’s for`,
    time: t`Time`,
    people: t`People`,
    budget: t`Budget`,
    format: t`Format`,
  }
  return labels[filter]
}

/** The options, "any" first, including a value from the address. */
export function optionsOf(filter: OneOf, filters: Filters): Option[] {
  if (filter === 'entity') {
    const whom = entities.map((value) => ({ value, label: i18n._(whomWords[value]) }))
    return [{ value: '', label: t`For anyone` }, ...whom]
  }
  if (filter === 'format') {
    const known = formats.map((value) => ({ value, label: i18n._(formatWords[value]) }))
    return [{ value: '', label: t`Any format` }, ...known]
  }
  const set = filters[filter]
  const values = [...new Set([...steps[filter], ...(set === null ? [] : [set])])]
  const bounds = values
    .sort((a, b) => a - b)
    .map((value) => ({ value: `${value}`, label: boundLabel(filter, value) }))
  const any = { time: t`Any length`, people: t`Any group size`, budget: t`Any budget` }
  return [{ value: '', label: any[filter] }, ...bounds]
}

function boundLabel(bound: Bound, value: number): string {
  if (bound === 'time') return plural(value, { one: 'Up to # minute', other: 'Up to # minutes' })
  if (bound === 'people') return plural(value, { one: '1 person', other: 'Up to # people' })
  return value === 0 ? t`No budget` : t`Budget up to ${value}`
}

/** The filters with one of them set to the value of an option; '' means any. */
export function withOption(filters: Filters, filter: OneOf, value: string): Filters {
  if (filter === 'entity') {
    return { ...filters, entity: entities.find((one) => one === value) ?? null }
  }
  if (filter === 'format') {
    return { ...filters, format: formats.find((one) => one === value) ?? null }
  }
  return { ...filters, [filter]: value === '' ? null : Number(value) }
}
