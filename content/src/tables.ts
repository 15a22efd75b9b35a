import type { z } from 'zod'
import { impactAdvice, implementationAdvice, implementationChallenge } from '#schema/advice.ts'
import { helpLine, miraReply, rehearsal } from '#schema/assistant.ts'
import { impactAction, impactCategory, importantThing } from '#schema/flow.ts'
import { handbookQuestion } from '#schema/handbook.ts'
import { faq, message } from '#schema/messages.ts'
import { kit, path } from '#schema/occasions.ts'
import {
  cluster,
  job,
  motivation,
  onboardingStep,
  sortedOption,
  time,
  trait,
} from '#schema/onboarding.ts'
import { aboutAdvice, news } from '#schema/pages.ts'
import { internetLink, source, tooltip } from '#schema/references.ts'
import { synonyms } from '#schema/search.ts'
import { tip } from '#schema/tips.ts'

/** Every table of the content: the schema of its rows and the fields of their key. */
export const tables = {
  'important-thing': { row: importantThing, key: ['id'] },
  'impact-category': { row: impactCategory, key: ['id'] },
  'impact-action': { row: impactAction, key: ['id'] },
  'impact-advice': { row: impactAdvice, key: ['id'] },
  'implementation-challenge': { row: implementationChallenge, key: ['id'] },
  'implementation-advice': { row: implementationAdvice, key: ['id'] },
  kit: { row: kit, key: ['id'] },
  path: { row: path, key: ['id'] },
  main: { row: tip, key: ['id'] },
  flow: { row: onboardingStep, key: ['id'] },
  role: { row: sortedOption, key: ['id'] },
  motivation: { row: motivation, key: ['id'] },
  time: { row: time, key: ['id'] },
  learn: { row: sortedOption, key: ['id'] },
  job: { row: job, key: ['id'] },
  trait: { row: trait, key: ['id'] },
  clusters: { row: cluster, key: ['number'] },
  handbook: { row: handbookQuestion, key: ['id'] },
  messages: { row: message, key: ['id'] },
  faq: { row: faq, key: ['id'] },
  news: { row: news, key: ['id'] },
  about: { row: aboutAdvice, key: ['id'] },
  'internet-links': { row: internetLink, key: ['id'] },
  tooltips: { row: tooltip, key: ['page', 'label'] },
  synonyms: { row: synonyms, key: ['words'] },
  sources: { row: source, key: ['id'] },
  'mira-reply': { row: miraReply, key: ['id'] },
  'help-line': { row: helpLine, key: ['country'] },
  rehearsal: { row: rehearsal, key: ['id'] },
} as const satisfies Record<string, TableShape>

type TableShape = { row: z.ZodObject; key: readonly string[] }

export type TableName = keyof typeof tables
export type Row<Name extends TableName> = z.infer<(typeof tables)[Name]['row']>

export const tableNames = Object.keys(tables) as TableName[]

/** The key of a row in its table: its key fields, joined by a slash. */
export function rowKey(table: TableName, row: Record<string, unknown>): string {
  return tables[table].key.map((field) => String(row[field] ?? '')).join('/')
}
