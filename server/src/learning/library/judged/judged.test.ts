import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openContent } from '#content/content.ts'
import type { LibraryIndex } from '#learning/library/ranking/library.index.ts'
import { openLibrary, searchIndex } from '../library.ts'
import { gradeOf, type JudgedQuery, judgedQueries } from './judged.ts'

const JUDGED = judgedQueries()
/** The queries that were not used to tune weights. */
const HELD_OUT = JUDGED.filter((_, place) => place % 4 === 3)

let index: LibraryIndex
const content = openContent(readCompiled(compiledFile))
beforeAll(async () => {
  index = await openLibrary(() => content).index()
})

const find = (query: string) =>
  searchIndex(index, { query, limit: 5 }, { handbook: true }).hits.map(
    ({ kind, id }) => `${kind}:${id}`,
  )

type GradedQuery = { query: string; grade: number; found: string[] }
const graded = (queries: readonly JudgedQuery[], typed = (query: string) => query): GradedQuery[] =>
  queries.map((judged) => {
    const found = find(typed(judged.query))
    return { query: typed(judged.query), grade: gradeOf(judged, found), found }
  })
const mean = (all: readonly GradedQuery[]) =>
  all.reduce((sum, { grade }) => sum + grade, 0) / all.length
const worst = (all: GradedQuery[]) =>
  [...all]
    .sort((one, other) => one.grade - other.grade)
    .slice(0, 10)
    .map(({ query, grade, found }) => `${grade.toFixed(2)} ${query}\n     ${found.join('\n     ')}`)
    .join('\n')

/** One typing error in the longest word: two letters swapped, one left out, or one doubled. */
function mistyped(query: string, place: number): string {
  const [word = ''] = query
    .split(' ')
    .filter((it) => /^[a-z]{6,}$/i.test(it))
    .sort((one, other) => other.length - one.length)
  const at = 2 + (place % (word.length - 3))
  const swapped = `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`
  const slips = [
    swapped,
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word.slice(at - 1),
  ]
  return query.replace(word, slips[place % 3] ?? word)
}

const hasLongWord = ({ query }: JudgedQuery) => /\b[a-z]{6,}\b/i.test(query)

describe('the judged queries', () => {
  it('has at least 120 judged queries, each with existing hits and a perfect one', () => {
    expect(JUDGED.length).toBeGreaterThanOrEqual(120)
    const keys = new Set(index.entries.map(({ document }) => document.key))
    const asked = JUDGED.flatMap(({ expected }) => Object.keys(expected))
    expect(asked.filter((key) => !keys.has(key))).toEqual([])
    const grades = JUDGED.flatMap(({ expected }) => Object.values(expected))
    expect(grades.filter((grade) => ![1, 2, 3].includes(grade))).toEqual([])
    expect(JUDGED.filter(({ expected }) => !Object.values(expected).includes(3))).toEqual([])
    expect(new Set(JUDGED.map(({ query }) => query)).size).toBe(JUDGED.length)
  })

  it('reaches an nDCG@5 of at least 0.85 for the judged queries', () => {
    const all = graded(JUDGED)
    expect(mean(all), `the worst ten:\n${worst(all)}`).toBeGreaterThanOrEqual(0.85)
  })

  it('reaches at least 0.8 for the queries that tuned no weight', () => {
    const all = graded(HELD_OUT)
    expect(mean(all), `the worst ten:\n${worst(all)}`).toBeGreaterThanOrEqual(0.8)
  })

  it('reaches at least 0.7 for queries with one typing error', () => {
    const slipped = JUDGED.filter(hasLongWord).filter((_, place) => place % 5 === 0)
    expect(slipped.length).toBeGreaterThan(20)
    let place = 0
    const all = graded(slipped, (query) => mistyped(query, place++ >> 1))
    expect(mean(all), `the worst ten:\n${worst(all)}`).toBeGreaterThanOrEqual(0.7)
  })

  it('finds a hit for each judged query', () => {
    const empty = JUDGED.filter(({ query }) => find(query).length === 0)
    expect(empty.map(({ query }) => query)).toEqual([])
  })
})

describe('queries in other words', () => {
  it.each([
    ['meetings', 'meeting'],
    ['mentor', 'mentors'],
    ['priority', 'priorities'],
    ['interruption', 'interruptions'],
    ['apologise', 'apologize'],
    ['recognise', 'recognize'],
    ['programme', 'program'],
    ['1:1', 'one-on-one'],
    ['1-1', 'one to one'],
    ['co-worker', 'coworker'],
    ['e-mail', 'email'],
    ['burn-out', 'burnout'],
    ['FEEDBACK', 'feedback'],
    ['résumé', 'resume'],
  ])('finds the same hit for “%s” and “%s”', (one, other) => {
    expect(find(one).slice(0, 3)).toContain(find(other)[0])
  })

  it.each([
    ['wfh', /employee-productivity-place-of-work-1/],
    ['vacation days', /rewards-time-off-1/],
    ['boss does not support it', /boss-not-behind-it/],
    ['zoom fatigue', /meetings-back-to-back/],
    ['criticism', /feedback/],
    ['burnt out', /too-much|runs-low/],
    ['salary slip', /rewards-pay-1/],
    ['scared of public speaking', /stand-up-in-front-of-people/],
    ['sbar', /hand-over/],
    ['data protection', /records-and-privacy/],
  ])('finds a hit with other words for “%s”', (query, expected) => {
    expect(
      find(query)
        .slice(0, 3)
        .some((key) => expected.test(key)),
      find(query).join(' '),
    ).toBe(true)
  })

  it('finds each thing first by its own title', () => {
    const lost = index.entries.filter(({ document: { title, kind } }, place) => {
      if (place % 20 !== 0 || title.length > 300) return false
      const [hit] = searchIndex(index, { query: title }, { handbook: true }).hits
      return hit?.title !== title || (hit.kind !== kind && kind === 'action')
    })
    expect(lost.map(({ document }) => document.key)).toEqual([])
  })
})
