import { join } from 'node:path'
import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import { readYaml } from '@goodwork/content/read-yaml.ts'
import { openContent } from '../server/src/content/content.ts'
import {
  type AskingIndex,
  askingIndexOf,
} from '../server/src/learning/library/asking/asking.index.ts'
import { askIndex } from '../server/src/learning/library/asking/asking.ts'
import { buildIndex, corpusOf } from '../server/src/learning/library/library.index.ts'
import { median, percentile, report, say } from './lib/figures.ts'

const FIRST = 3
const LEAST = 0.9
const ASK_MS = 5

type Judged = { question: string; good: string[]; hard?: boolean; heldOut?: boolean }

const rowsOf = <Row>(file: string) => readYaml(join(import.meta.dirname, 'mira', file)) as Row[]

/** Whether one of the first three things shown is a good one: the thing itself, not what belongs to it. */
function success(index: AskingIndex, what: string, judged: readonly Judged[]): void {
  const lost = judged.flatMap(({ question, good }) => {
    const keys = askIndex(index, question, { handbook: true })
      .slice(0, FIRST)
      .map(({ hit, score }) => ({ key: `${hit.kind}:${hit.id}`, score }))
    return keys.some(({ key }) => good.includes(key)) ? [] : [{ question, keys }]
  })
  const limit = { least: LEAST }
  report(`success@3 of ${judged.length} ${what}`, 1 - lost.length / judged.length, '', limit)
  if (!process.env.MIRA_EACH || what === HELD_OUT) return
  for (const { question, keys } of lost) {
    say(`    ${question}`)
    say(`      ${keys.map(({ key, score }) => `${key} ${score.toFixed(2)}`).join(', ')}`)
  }
}

const HELD_OUT = 'questions held out'

/**
 * How often a good source is among the first three that a question finds, and how long that takes.
 * The questions that are held out from tuning are asked with MIRA_HELD_OUT=1 only.
 */
export async function mira(): Promise<void> {
  const library = await buildIndex(corpusOf(openContent(readCompiled(compiledFile))))
  const before = performance.now()
  const index = await askingIndexOf(library)
  report('index for questions', performance.now() - before, ' ms')
  const all = rowsOf<Judged>('questions.yaml')
  success(
    index,
    'questions',
    all.filter(({ heldOut }) => !heldOut),
  )
  if (process.env.MIRA_HELD_OUT)
    success(
      index,
      HELD_OUT,
      all.filter(({ heldOut }) => heldOut),
    )
  const handbook = rowsOf<{ question: string; expected: string[] }>('handbook.yaml')
  success(
    index,
    'handbook questions',
    handbook.map(({ question, expected }) => ({ question, good: expected })),
  )
  const times = all.map(({ question }) => {
    const begin = performance.now()
    askIndex(index, question, { handbook: true })
    return performance.now() - begin
  })
  report('one question, median', median(times), ' ms')
  report('  99 of 100', percentile(times, 0.99), ' ms', { most: ASK_MS })
}
