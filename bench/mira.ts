import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import { readYaml } from '@goodwork/content/read-yaml.ts'
import { choose } from '../server/src/assistant/answering/choose.rules.ts'
import { readMessage } from '../server/src/assistant/answering/understanding/reading.rules.ts'
import { openContent } from '../server/src/content/content.ts'
import { makeEncoder } from '../server/src/integrations/encoder.ts'
import {
  type AskingIndex,
  askingIndexOf,
} from '../server/src/learning/library/asking/asking.index.ts'
import { askIndex } from '../server/src/learning/library/asking/asking.ts'
import type { AskedHit } from '../server/src/learning/library/asking/asking.types.ts'
import { makeMeanings } from '../server/src/learning/library/asking/vectors.ts'
import { buildIndex, corpusOf } from '../server/src/learning/library/ranking/library.index.ts'
import { median, percentile, report, say } from './lib/figures.ts'

const FIRST = 3
const LEAST = 0.9
const ASK_MS = 20

type JudgedQuestion = { question: string; good: string[]; heldOut?: boolean }

const rowsOf = <Row>(file: string) => readYaml(join(import.meta.dirname, 'mira', file)) as Row[]

type Ask = (question: string) => Promise<AskedHit[]>

/** Asks the index; with EMBEDDINGS_URL and EMBEDDINGS_NAME, by the meaning of the question too. */
async function asking(index: AskingIndex): Promise<Ask> {
  const { EMBEDDINGS_URL: url, EMBEDDINGS_NAME: name = '' } = process.env
  if (url === undefined) return async (text) => askIndex(index, text, { handbook: true })
  const failed = (problem: object) => say(`  the encoder failed: ${JSON.stringify(problem)}`)
  const encoder = makeEncoder({ url, name, key: undefined }, { now: Date.now }, failed)
  const meaningOf = makeMeanings(encoder, join(tmpdir(), 'goodwork-mira'))
  while ((await meaningOf(index, 'a question')) === undefined) await sleep(1000)
  return async (text) => {
    return askIndex(index, text, { handbook: true, meaning: await meaningOf(index, text) })
  }
}

/**
 * The share of questions with a good source among the first three hits. The advice shown with a hit
 * does not count.
 */
async function successOf(
  ask: Ask,
  judged: readonly JudgedQuestion[],
  each: boolean,
): Promise<number> {
  const found: AskedHit[][] = []
  for (const { question } of judged) found.push(await ask(question))
  const lost = judged.flatMap(({ question, good }, at) => {
    const keys = (found[at] ?? [])
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
  const ask = await asking(index)
  const all = rowsOf<JudgedQuestion>('questions.yaml')
  const open = all.filter(({ heldOut }) => !heldOut)
  const limit = { least: LEAST }
  report(`success@3 of ${open.length} questions`, await successOf(ask, open, each), '', limit)
  if (MIRA_HELD_OUT === '1') {
    const heldOut = all.filter((one) => one.heldOut)
    const what = `success@3 of ${heldOut.length} questions held out`
    report(what, await successOf(ask, heldOut, false), '', limit)
  }
  const handbook = rowsOf<{ question: string; expected: string[] }>('handbook.yaml')
  const asked = handbook.map(({ question, expected }) => ({ question, good: expected }))
  report(`success@3 of ${asked.length} about the handbook`, await successOf(ask, asked, each), '')
  await reportShown(ask, 'ordinary questions with good advice in the first three', 'ordinary.yaml')
  await reportShown(ask, 'situations with good advice in the first three', 'situations.yaml')
  const unanswered = rowsOf<{ question: string; heldOut?: boolean }>('no-answer.yaml')
  const isTold = async ({ question }: { question: string }) => {
    const reading = readMessage(question)
    if (reading.purpose === 'out-of-scope') return true
    const found = await ask(question)
    return choose(reading, found, { asksRule: false, mayAsk: false }).kind === 'nothing'
  }
  const told = new Set<object>()
  for (const row of unanswered) if (await isTold(row)) told.add(row)
  report('questions without an answer, known as such', told.size, ' of 40')
  const heldBack = unanswered.filter(({ heldOut }) => heldOut)
  const known = heldBack.filter((row) => told.has(row))
  report('  of these held out', known.length, ` of ${heldBack.length}`)
  const times = all.map(({ question }) => {
    const begin = process.cpuUsage()
    askIndex(index, question, { handbook: true })
    return milliseconds(begin)
  })
  report('one question, CPU, median', median(times), ' ms')
  report('  99 of 100', percentile(times, 0.99), ' ms', { most: ASK_MS })
}

/** Of the questions with judged answers: how often a card shows one, or a tap leads to one. */
async function reportShown(ask: Ask, what: string, file: string): Promise<void> {
  const judged = rowsOf<JudgedQuestion>(file).filter(({ good }) => good.length > 0)
  const isGood = (good: readonly string[], { hit, best }: AskedHit) =>
    [hit, best].some((one) => one && good.includes(`${one.kind}:${one.id}`))
  const places: number[] = []
  for (const { question, good } of judged) {
    const found = await ask(question)
    const reading = readMessage(question)
    const asksRule = reading.purpose === 'rule'
    const { found: shown, closest = [] } = choose(reading, found, { asksRule, mayAsk: true })
    const cards = shown.slice(0, FIRST)
    const isIn = (hits: readonly AskedHit[]) => hits.some((one) => isGood(good, one))
    places.push(isIn(cards) ? 1 : isIn(closest) ? 2 : 0)
  }
  const share = (least: 1 | 2) =>
    places.filter((place) => place > 0 && place <= least).length / judged.length
  report(what, share(1), '')
  report('  or one tap away', share(2), '')
}

function milliseconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}
