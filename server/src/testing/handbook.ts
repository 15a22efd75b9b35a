import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import { openContent } from '#content/content.ts'

const records = openContent(readCompiled(compiledFile)).tables.get('handbook')?.records ?? []

/** The ids of the questions that the handbook asks, by the alphabet. */
export const QUESTIONS: readonly string[] = records.map(({ fields }) => String(fields.id)).sort()

let next = 0

/** One of them, another one at each call until all were. */
export const aQuestion = (): string => QUESTIONS[next++ % QUESTIONS.length] ?? ''
