import type { Corpus, Entry } from '#corpus.ts'
import { reachFrom } from '#paths.ts'
import { grades } from '#schema/advice.ts'
import { entities } from '#schema/fields.ts'
import { themes } from '#schema/tips.ts'
import { sizeOf } from '#sizes.ts'
import { tableNames } from '#tables.ts'
import { textsOf } from '#text/prose.ts'
import { readingGrade } from '#text/reading-grade.ts'

/** The state of the content, as lines for people. */
export function stateOf(corpus: Corpus): string[] {
  return [
    'Rows',
    ...tableNames.map((table) => {
      const { rows, atLeast } = sizeOf(table)
      const wanted = rows === undefined ? `at least ${atLeast}` : `of ${rows}`
      return `  ${table.padEnd(26)}${String(corpus[table].length).padStart(4)} ${wanted}`
    }),
    '',
    'From each start            things  categories  actions  advice  implementation  (fewest advice)',
    ...entities.map((entity) => coverage(corpus, entity)),
    '',
    ...evidenceLines(corpus),
    ...tipLines(corpus),
    ...readingLines(corpus),
    ...deadEnds(corpus),
  ]
}

function coverage(corpus: Corpus, entity: (typeof entities)[number]): string {
  const reach = reachFrom(corpus)
  const things = corpus['important-thing'].filter(({ row }) => row.entity.includes(entity))
  const reached = things.map(({ key }) => reach(key, entity))
  const distinct = (part: keyof (typeof reached)[number]) =>
    new Set(reached.flatMap((each) => each[part])).size
  const fewest = Math.min(...reached.map(({ advice }) => advice.length))
  const cells: [number, number][] = [
    [things.length, 8],
    [distinct('categories'), 12],
    [distinct('actions'), 9],
    [distinct('advice'), 8],
    [distinct('implementation'), 16],
    [reached.length ? fewest : 0, 17],
  ]
  return `  ${entity.padEnd(23)}${cells.map(([value, width]) => String(value).padStart(width)).join('')}`
}

function evidenceLines(corpus: Corpus): string[] {
  const advice = corpus['impact-advice'].map(({ row }) => row)
  const cited = new Set([
    ...advice.flatMap((row) => row.sourceIds),
    ...corpus['implementation-advice'].flatMap(({ row }) => row.sourceIds),
  ])
  const linked = new Set(advice.flatMap((row) => row.linkIds))
  const perGrade = grades.map(
    (grade) => `${grade} ${advice.filter((row) => row.grade === grade).length}`,
  )
  const obstaclesUsed = new Set(advice.flatMap((row) => row.challengeIds))
  return [
    `Grades        ${perGrade.join(', ')}`,
    `Sources cited ${cited.size} of ${corpus.sources.length}; links used ${linked.size} of ${corpus['internet-links'].length}`,
    `Obstacles met ${obstaclesUsed.size} of ${corpus['implementation-challenge'].length}`,
    `Trending      ${advice.filter((row) => row.trending === 1).length}; reminders ${
      corpus['impact-category'].filter(({ row }) => row.reminder).length
    }`,
  ]
}

/** The number of tips for each entity, and its theme with the fewest tips, which may be a gap. */
function tipLines(corpus: Corpus): string[] {
  const tags = corpus.main.map(({ row }) => row.tags)
  return entities.map((entity) => {
    const counts = themes[entity].map((theme) => ({
      theme,
      count: tags.filter((own) => own.includes(theme)).length,
    }))
    const [scarcest] = counts.toSorted((a, b) => a.count - b.count)
    const total = tags.filter((own) => own.includes(entity)).length
    return `Tips ${entity.padEnd(9)} ${total}; themes ${counts.filter(({ count }) => count > 0).length} of ${counts.length}, fewest ${scarcest?.theme} ${scarcest?.count}`
  })
}

function readingLines(corpus: Corpus): string[] {
  const all = textsOf(corpus).map(({ text }) => readingGrade(text))
  if (all.length === 0) return []
  const mean = all.reduce((sum, grade) => sum + grade, 0) / all.length
  return [`Reading grade ${mean.toFixed(1)} on average, ${Math.max(...all).toFixed(1)} at most`]
}

/** Rows at which the flow has no next step. */
function deadEnds(corpus: Corpus): string[] {
  const empty = (entries: Entry[], field: string) =>
    entries
      .filter(({ row }) => {
        const next = (row as Record<string, unknown>)[field]
        return Array.isArray(next) && next.length === 0
      })
      .map(({ key }) => key)
  const found = [
    ...empty(corpus['impact-category'], 'actionIds'),
    ...empty(corpus['impact-action'], 'adviceIds'),
    ...empty(corpus['impact-advice'], 'challengeIds'),
    ...empty(corpus['implementation-challenge'], 'adviceIds'),
  ]
  return [`Dead ends     ${found.length === 0 ? 'none' : found.join(', ')}`]
}
