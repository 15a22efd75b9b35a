import { join } from 'node:path'
import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import { readYaml } from '@goodwork/content/read-yaml.ts'
import { type Content, openContent } from '../server/src/content/content.ts'
import { type FitContent, fitContentOf } from '../server/src/learning/fit/fit.pieces.ts'
import { fitting, tieOf } from '../server/src/learning/fit/fit.rules.ts'
import type { FitPerson } from '../server/src/learning/fit/fit.types.ts'
import { gradeOf } from '../server/src/learning/library/judged/judged.ts'
import { median, percentile, report, say } from './lib/figures.ts'

const LEAST = 0.8
/** The day on which the people of bench/fit/people.yaml were judged. */
const JUDGED = '2026-11-23'
const DAY_MS = 2
const TIMES = 50

type Answers = Partial<{
  role: string
  job: string
  timeCommitDaily: number
  learningStyles: string[]
  motivations: string[]
  profileCluster: number
  impactRanking: string[]
  saved: string[]
  rated: Record<string, number>
  more: string[]
  notForMe: string[]
  openGoals: string[]
}>

type JudgedPerson = {
  id: string
  answers?: Answers
  first: string[]
  good: string[]
  wrong: string[]
  heldOut?: boolean
}

function personOf(answers: Answers, { jobs, profiles }: FitContent): FitPerson {
  return {
    role: answers.role ?? null,
    minutes: answers.timeCommitDaily ?? null,
    styles: answers.learningStyles ?? [],
    motivations: answers.motivations ?? [],
    job: jobs.get(answers.job ?? '') ?? null,
    profile: profiles.get(answers.profileCluster ?? -1) ?? null,
    ranking: answers.impactRanking ?? [],
    saved: new Set(answers.saved),
    goals: new Set(answers.openGoals),
    rated: new Map(Object.entries(answers.rated ?? {})),
    more: new Set(answers.more),
    notForMe: new Set(answers.notForMe),
  }
}

/** Ids of the advice that was written after the people were judged, so that no list names it. */
function writtenLater(edition: Content): Set<string> {
  const rows = edition.tables.get('impact-advice')?.records.map(({ fields }) => fields) ?? []
  return new Set(
    rows.filter(({ reviewed }) => String(reviewed) >= JUDGED).map(({ id }) => String(id)),
  )
}

/** Measures how well advice fits the judged people (nDCG@5 by grades 3 and 2), and the time. */
export async function fit(): Promise<void> {
  const edition = openContent(readCompiled(compiledFile))
  const content = fitContentOf(edition)
  const people = readYaml(join(import.meta.dirname, 'fit/people.yaml')) as JudgedPerson[]
  const tie = tieOf('bench/')
  const later = writtenLater(edition)
  const grades = people.map((judged) => {
    const person = personOf(judged.answers ?? {}, content)
    const all = fitting(content.byId, person, { tie }).map(({ adviceId }) => adviceId)
    const five = all.filter((id) => !later.has(id)).slice(0, 5)
    const expected = Object.fromEntries([
      ...judged.good.map((id) => [id, 2] as const),
      ...judged.first.map((id) => [id, 3] as const),
    ])
    const grade = gradeOf({ query: judged.id, why: '', expected }, five)
    const wrong = five.filter((id) => judged.wrong.includes(id))
    if (process.env.FIT_EACH) {
      const marks = five.map((id) => `${expected[id] ?? (wrong.includes(id) ? 'W' : 0)} ${id}`)
      say(
        `  ${judged.id} ${grade.toFixed(2)}${judged.heldOut ? ' held out' : ` ${marks.join(', ')}`}`,
      )
    }
    const shown = gradeOf({ query: judged.id, why: '', expected }, all.slice(0, 5))
    return { grade, shown, wrong: wrong.length, heldOut: judged.heldOut === true }
  })
  const mean = (list: typeof grades, of: 'grade' | 'shown' = 'grade') =>
    list.reduce((sum, one) => sum + one[of], 0) / list.length
  const limit = { least: LEAST }
  const [known, heldOut] = [
    grades.filter((one) => !one.heldOut),
    grades.filter((one) => one.heldOut),
  ]
  report('nDCG@5 of 30 people', mean(known), '', limit)
  report('nDCG@5 of 10 people held out', mean(heldOut), '', limit)
  report('30 people, unjudged advice counted as unfit', mean(known, 'shown'), '')
  report('10 held out, unjudged advice counted as unfit', mean(heldOut, 'shown'), '')
  const wrong = grades.reduce((sum, one) => sum + one.wrong, 0)
  report('pieces that must not be there', wrong, '', { most: 0 })
  const taken = Array.from({ length: TIMES }, (_, at) => {
    const person = personOf(people[at % people.length]?.answers ?? {}, content)
    const begin = performance.now()
    fitting(content.byId, person, { tie })
    return performance.now() - begin
  })
  report('one fit, median', median(taken), ' ms', { most: DAY_MS })
  report('one fit, p95', percentile(taken, 0.95), ' ms')
}
