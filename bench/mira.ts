import { join } from 'node:path'
import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import { readYaml } from '@goodwork/content/read-yaml.ts'
import { choose } from '../server/src/assistant/answering/choose.rules.ts'
import { routeOf } from '../server/src/assistant/answering/understanding/route.rules.ts'
import { openContent } from '../server/src/content/content.ts'
import {
  type AskingIndex,
  askingIndexOf,
} from '../server/src/learning/library/asking/asking.index.ts'
import { askIndex } from '../server/src/learning/library/asking/asking.ts'
import type { AskedHit } from '../server/src/learning/library/asking/asking.types.ts'
import { buildIndex, corpusOf } from '../server/src/learning/library/ranking/library.index.ts'
import { median, percentile, report, say } from './lib/figures.ts'

const FIRST = 3
const LEAST = 0.9
const ASK_MS = 20

type JudgedQuestion = { question: string; good: string[]; heldOut?: boolean }

const rowsOf = <Row>(file: string) => readYaml(join(import.meta.dirname, 'mira', file)) as Row[]

/**
 * The share of questions with a good source among the first three hits. The advice shown with a hit
 * does not count.
 */
function successOf(index: AskingIndex, judged: readonly JudgedQuestion[], each: boolean): number {
  const lost = judged.flatMap(({ question, good }) => {
    const keys = askIndex(index, question, { handbook: true })
      .slice(0, FIRST)
      .map(({ hit, score }) => ({ key: `${hit.kind}:${hit.id}`, score }))
    return keys.some(({ key }) => good.includes(key)) ? [] : [{ question, keys }]
  })
  for (const { question, keys } of each ? lost : []) {
    say(`    ${question}`)
    say(`      ${keys.map(({ key, score }) => `${key} ${score.toFixed(2)}`).join(', ')}`)
  }
  return 1 - lost.length / judged.length
}

/**
 * Measures how often the first three hits of a question have a good source, and the time.
 * MIRA_EACH=1 names the questions without a good source. Questions held out from tuning are used
 * only with MIRA_HELD_OUT=1 and are never named.
 */
export async function mira(): Promise<void> {
  const { MIRA_EACH, MIRA_HELD_OUT } = process.env
  const each = MIRA_EACH === '1'
  const library = await buildIndex(corpusOf(openContent(readCompiled(compiledFile))))
  const before = process.cpuUsage()
  const index = await askingIndexOf(library)
  report('index for questions, CPU', milliseconds(before), ' ms')
  const all = rowsOf<JudgedQuestion>('questions.yaml')
  const open = all.filter(({ heldOut }) => !heldOut)
  const limit = { least: LEAST }
  report(`success@3 of ${open.length} questions`, successOf(index, open, each), '', limit)
  if (MIRA_HELD_OUT === '1') {
    const heldOut = all.filter((one) => one.heldOut)
    const what = `success@3 of ${heldOut.length} questions held out`
    report(what, successOf(index, heldOut, false), '', limit)
  }
  const handbook = rowsOf<{ question: string; expected: string[] }>('handbook.yaml')
  const asked = handbook.map(({ question, expected }) => ({ question, good: expected }))
  report(`success@3 of ${asked.length} about the handbook`, successOf(index, asked, each), '')
  reportShown(index, 'ordinary questions with good advice in the first three', 'ordinary.yaml')
  reportShown(index, 'situations with good advice in the first three', 'situations.yaml')
  const unanswered = rowsOf<{ question: string; heldOut?: boolean }>('no-answer.yaml')
  const isTold = ({ question }: { question: string }) => {
    const found = askIndex(index, question, { handbook: true })
    return choose(question, found, { asksRule: false, mayAsk: false }).kind === 'nothing'
  }
  report('questions without an answer, known as such', unanswered.filter(isTold).length, ' of 40')
  const heldBack = unanswered.filter(({ heldOut }) => heldOut)
  report('  of these held out', heldBack.filter(isTold).length, ` of ${heldBack.length}`)
  const times = all.map(({ question }) => {
    const begin = process.cpuUsage()
    askIndex(index, question, { handbook: true })
    return milliseconds(begin)
  })
  report('one question, CPU, median', median(times), ' ms')
  report('  99 of 100', percentile(times, 0.99), ' ms', { most: ASK_MS })
}

/** Of the questions with judged answers: how often a card shows one, or a tap leads to one. */
function reportShown(index: AskingIndex, what: string, file: string): void {
  const judged = rowsOf<JudgedQuestion>(file).filter(({ good }) => good.length > 0)
  const isGood = (good: readonly string[], { hit, best }: AskedHit) =>
    [hit, best].some((one) => one && good.includes(`${one.kind}:${one.id}`))
  const places = judged.map(({ question, good }) => {
    const found = askIndex(index, question, { handbook: true })
    const asksRule = routeOf(question)?.kind === 'handbook'
    const { found: shown, closest = [] } = choose(question, found, { asksRule, mayAsk: true })
    const cards = shown.slice(0, FIRST)
    return cards.some((one) => isGood(good, one))
      ? 1
      : closest.some((one) => isGood(good, one))
        ? 2
        : 0
  })
  const share = (least: 1 | 2) =>
    places.filter((place) => place > 0 && place <= least).length / judged.length
  report(what, share(1), '')
  report('  or one tap away', share(2), '')
}

function milliseconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}
