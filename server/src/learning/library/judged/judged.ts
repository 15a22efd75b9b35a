import { join } from 'node:path'
import { readYaml } from '@goodwork/content/read-yaml.ts'

/** A query that a person might type, and the expected hits: kind:id with 3 (perfect) to 1. */
export type JudgedQuery = { query: string; why: string; expected: Readonly<Record<string, number>> }

const FIRST = 5

export function judgedQueries(): JudgedQuery[] {
  const file = join(import.meta.dirname, 'queries.yaml')
  const rows = readYaml(file) as JudgedQuery[]
  return rows.map((row) => ({ ...row, query: String(row.query) }))
}

const gain = (grades: readonly number[]) =>
  grades
    .slice(0, FIRST)
    .reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)

/** nDCG@5: how good the first five hits (kind:id) are, from 0 to 1, against the best order. */
export function gradeOf({ expected }: JudgedQuery, found: readonly string[]): number {
  const best = Object.values(expected).sort((one, other) => other - one)
  return gain(found.map((key) => expected[key] ?? 0)) / gain(best)
}
