import type { HandbookQuestion } from '#api/content-tables.ts'
import type { AnswerFields } from '#features/handbook/handbook.rules.ts'
import { type Base, changedFields } from '#lib/form-versions.ts'
import { orgInfoFields } from '#lib/generated/org-info.ts'
import { fullLink, isLink } from '#lib/links.ts'

/** The editable fields of an answer, with the maximum length of each (product 3, orgInfo). */
export const most = {
  answer: orgInfoFields.answer.max,
  url: orgInfoFields.url.max,
  contactPerson: orgInfoFields.contactPerson.max,
}
export type AnswerField = keyof typeof most
export const answerFields = Object.keys(most) as AnswerField[]

/** The values in the form of some questions: each field under its key; empty is ''. */
export type AnswerValues = { readonly [key: string]: string }

export const keyOf = (id: string, field: AnswerField): string => `${id} ${field}`

export function readKey(key: string): { id: string; field: AnswerField } {
  const at = key.lastIndexOf(' ')
  return { id: key.slice(0, at), field: key.slice(at + 1) as AnswerField }
}

const of = (answers: readonly AnswerFields[], id: string) => answers.find((one) => one.id === id)

/** The answers as the base of a form. Versions only grow, so their sum identifies a state. */
export function baseOf(
  questions: readonly HandbookQuestion[],
  answers: readonly AnswerFields[],
): Base<AnswerValues> {
  const versions = questions.map(({ id }) => of(answers, id)?.version ?? 0)
  const entries = questions.flatMap(({ id }) => {
    const answer = of(answers, id)
    return answerFields.map((field) => [keyOf(id, field), answer?.[field] ?? ''] as const)
  })
  return {
    version: versions.reduce((sum, version) => sum + version, 0),
    values: Object.fromEntries(entries),
  }
}

export type AnswerChange = { id: string; version: number } & {
  [F in AnswerField]?: string | null
}

/** The input with changed fields only, and the version at which each answer was read. */
export function changesToSend(
  answers: readonly AnswerFields[],
  before: AnswerValues,
  now: AnswerValues,
): AnswerChange[] {
  const changes = new Map<string, AnswerChange>()
  for (const key of changedFields(before, now)) {
    const { id, field } = readKey(key)
    const change = changes.get(id) ?? { id, version: of(answers, id)?.version ?? 0 }
    changes.set(id, { ...change, [field]: sent(field, now[key] ?? '') })
  }
  return [...changes.values()]
}

/** null if emptied; a link gets its https://. */
function sent(field: AnswerField, value: string): string | null {
  if (value.trim() === '') return null
  return field === 'url' ? fullLink(value) : value
}

export type AnswerFault = { key: string; kind: 'link' | 'long' }

/** The first invalid field, or null. */
export function faultOf(values: AnswerValues): AnswerFault | null {
  for (const [key, value] of Object.entries(values)) {
    const { field } = readKey(key)
    if (field === 'url' && value.trim() !== '' && !isLink(fullLink(value))) {
      return { key, kind: 'link' }
    }
    if (value.length > most[field]) return { key, kind: 'long' }
  }
  return null
}
