import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import { openContent } from '#content/content.ts'

const records = openContent(readCompiled(compiledFile)).tables.get('handbook')?.records ?? []

/** The ids of the questions of the handbook, in alphabetical order. */
export const QUESTIONS: readonly string[] = records.map(({ fields }) => String(fields.id)).sort()

let next = 0

/** Returns the id of a question, a different one at each call until all were used. */
export const aQuestion = (): string => QUESTIONS[next++ % QUESTIONS.length] ?? ''
