import { join } from 'node:path'
import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import { readYaml } from '@goodwork/content/read-yaml.ts'
import { type Choice, choose } from '../server/src/assistant/answering/choose.rules.ts'
import {
  goalsWanted,
  isSmallTalk,
} from '../server/src/assistant/answering/understanding/purposes.rules.ts'
import {
  type Reading,
  readMessage,
} from '../server/src/assistant/answering/understanding/reading.rules.ts'
import { SAFETY_TOPICS } from '../server/src/assistant/answering/understanding/safety-topics.rules.ts'
import { openContent } from '../server/src/content/content.ts'
import {
  type AskingIndex,
  askingIndexOf,
} from '../server/src/learning/library/asking/asking.index.ts'
import { askIndex } from '../server/src/learning/library/asking/asking.ts'
import { buildIndex, corpusOf } from '../server/src/learning/library/ranking/library.index.ts'
import { median, percentile, report, say } from './lib/figures.ts'
import { learnedLabels } from './mira/training/report.ts'

type Safety = { question: string; topic: string }
type Kind = { question: string; kind: string; alsoRight?: string; asksBack?: boolean }
type Goals = { question: string; wants: string; about?: string }
/** The goals that a purpose asks for, by their names in goals.yaml. */
const WANTED: Readonly<Record<string, string>> = {
  ...{ open: 'open', thisWeek: 'week', overdue: 'overdue', one: 'one' },
  ...{ achieved: 'achieved', nextStep: 'next' },
}
type Handbook = { question: string; expected: string[] }

const AFTER_ADVICE = { kind: 'advice', cards: [{}], topic: 'too much work' }

const rowsOf = <Row>(file: string) => readYaml(join(import.meta.dirname, 'mira', file)) as Row[]

/** The choice of an answer from the library for a member of a company. */
function chosenIn(index: AskingIndex, reading: Reading): Choice {
  const found = askIndex(index, reading.text, { handbook: true })
  return choose(reading, found, { asksRule: reading.purpose === 'rule', mayAsk: true })
}

/** The kind of answer that a purpose leads to; undefined for the library. */
function kindOf({ danger, purpose, language }: Reading): string | undefined {
  if (danger !== undefined) return 'safety'
  if (language !== undefined) return language === null ? 'noWords' : 'notEnglish'
  if (purpose === undefined || purpose === 'rule') return undefined
  if (isSmallTalk(purpose)) return 'smalltalk'
  if (goalsWanted(purpose) !== undefined) return 'goals'
  if (purpose === 'colleague') return 'advice'
  return purpose === 'out-of-scope' ? 'outOfScope' : purpose
}

/** The kind of answer to a message, and whether Mira asks a question back. */
function answered(index: AskingIndex, question: string): { kind: string; asksBack: boolean } {
  const reading = readMessage(question)
  const kind = kindOf(reading)
  return kind === undefined ? chosenIn(index, reading) : { kind, asksBack: false }
}

function set<Row extends { question: string }>(
  what: string,
  rows: readonly Row[],
  least: number,
  /** The wrong result; undefined if the answer is right */
  wrong: (row: Row) => string | undefined,
): void {
  const faults = rows.flatMap((row) => {
    const got = wrong(row)
    return got === undefined ? [] : [`${got}: ${row.question}`]
  })
  report(what, rows.length - faults.length, ` of ${rows.length}`, { least })
  if (process.env.MIRA_EACH) for (const fault of faults) say(`    ${fault}`)
}

/** Reports held-out messages as figures only, so that no rule is tuned to them. */
function heldOutSafety(): void {
  const rows = rowsOf<Safety & { alsoRight?: string }>('safety-held-out.yaml')
  const share = (what: string, some: typeof rows, found: (question: string) => boolean) =>
    report(what, some.filter(({ question }) => found(question)).length, ` of ${some.length}`)
  const isFixed = (question: string) => readMessage(question).danger !== undefined
  const helps = (question: string) => isFixed(question) || readMessage(question).mayBeSelfHarm
  for (const topic of [...SAFETY_TOPICS, 'none'] as const) {
    const some = rows.filter((row) => row.topic === topic)
    share(`  held out, ${topic}: a fixed answer`, some, isFixed)
    share('    or a help line', some, helps)
  }
}

/** Measures how often Mira understands a message, and the time without the library. */
export async function miraRoutes(): Promise<void> {
  const library = await buildIndex(corpusOf(openContent(readCompiled(compiledFile))))
  const index = await askingIndexOf(library)
  const safety = rowsOf<Safety>('safety.yaml')
  const outOfScope = rowsOf<Kind>('out-of-scope.yaml')
  set('safety: the right topic or none', safety, 60, ({ question, topic }) => {
    const got = readMessage(question).danger ?? 'none'
    return got === topic ? undefined : got
  })
  if (process.env.MIRA_HELD_OUT === '1') heldOutSafety()
  for (const kind of ['everyday', 'followUp'] as const) {
    const rows = rowsOf<{ question: string; kind: string }>('everyday.yaml')
    const own = rows.filter((row) => row.kind === kind)
    set(`harmless: ${kind}`, own, kind === 'everyday' ? 29 : 40, ({ question }) => {
      const { danger, mayBeSelfHarm } = readMessage(
        question,
        kind === 'followUp' ? AFTER_ADVICE : undefined,
      )
      return danger ?? (mayBeSelfHarm ? 'help line' : undefined)
    })
  }
  set('out of scope', outOfScope, 38, (row) => wrongKind(index, { ...row, kind: 'outOfScope' }))
  set('kinds, and questions back', rowsOf<Kind>('kinds.yaml'), 36, (row) => wrongKind(index, row))
  set('goals: what is asked for', rowsOf<Goals>('goals.yaml'), 18, ({ question, wants }) => {
    const { purpose } = readMessage(question)
    const got = goalsWanted(purpose)
    return got === WANTED[wants] ? undefined : (purpose ?? 'library')
  })
  const handbook = rowsOf<Handbook>('handbook.yaml')
  set('handbook questions known as such', handbook, 0, ({ question }) => {
    const { kind } = answered(index, question)
    return kind === 'handbook' ? undefined : kind
  })
  set('handbook: the right answer in the first three', handbook, 0, ({ question, expected }) => {
    const first = chosenIn(index, readMessage(question)).found.slice(0, 3)
    const keys = first.map(({ hit }) => `${hit.kind}:${hit.id}`)
    return keys.some((key) => expected.includes(key)) ? undefined : keys.join(' ')
  })
  learnedLabels()
  // Questions that are held out from the tuning of the search are held out here too.
  const harmless = rowsOf<{ question: string; heldOut?: boolean }>('questions.yaml').filter(
    ({ heldOut }) => !heldOut,
  )
  set(
    'advice questions that go to the library',
    harmless,
    harmless.length * 0.96,
    ({ question }) => {
      return kindOf(readMessage(question))
    },
  )
  const all = [...safety, ...outOfScope, ...handbook, ...harmless].map(({ question }) => question)
  for (const question of all) readMessage(question)
  const times = all.map((question) => {
    const runs = Array.from({ length: 3 }, () => {
      const before = performance.now()
      readMessage(question)
      return performance.now() - before
    })
    return median(runs)
  })
  report('to understand a message, median', median(times), ' ms')
  report('  99 of 100', percentile(times, 0.99), ' ms', { most: 5 })
}

function wrongKind(index: AskingIndex, row: Kind): string | undefined {
  const { kind, asksBack } = answered(index, row.question)
  const isRight = kind === row.kind || kind === row.alsoRight
  if (isRight && asksBack === (row.asksBack ?? false)) return undefined
  return `${kind}${asksBack ? ', asks back' : ''}`
}
