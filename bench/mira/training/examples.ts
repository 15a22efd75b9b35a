import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readYaml } from '@goodwork/content/read-yaml.ts'
import { featuresOf } from '../../../server/src/assistant/answering/understanding/features.rules.ts'
import { PURPOSES } from '../../../server/src/assistant/answering/understanding/purposes.rules.ts'
import type { Classifier } from './classifiers.ts'
import type { Example } from './train.ts'

const root = join(import.meta.dirname, '../../..')
const content = join(root, 'content')
const understanding = join(root, 'server/src/assistant/answering/understanding')

/** The number of folds. Each fold is tested once with a model trained on the others. */
export const FOLDS = 8

/** The tables whose questions are examples of a purpose. */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  product: [join(content, 'tables/faq.yaml')],
  rule: tablesIn('handbook'),
}
const fileOf = (name: string, label: string) => join(content, 'examples', name, `${label}.txt`)
function tablesIn(table: string): string[] {
  const folder = join(content, 'tables', table)
  return readdirSync(folder)
    .sort()
    .map((file) => join(folder, file))
}

/** All files of examples: those of purposes are harmless ones for the dangers. */
const FILES = ['dangers', 'purposes'].flatMap((folder) =>
  readdirSync(join(content, 'examples', folder))
    .sort()
    .map((file) => join(content, 'examples', folder, file)),
)

/**
 * A hash of the written examples and of the rules that read them, as saved with the weights. Lines
 * of comments don't count.
 */
export function trainedOn(): string {
  const hash = createHash('sha256')
  const rules = ['features.rules.ts', 'meanings.rules.ts', 'words.rules.ts'].map((file) => {
    return join(understanding, file)
  })
  for (const file of [...FILES, ...Object.values(QUESTIONS).flat()]) hash.update(readFileSync(file))
  for (const file of rules)
    hash.update(readFileSync(file, 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*\n/gm, ''))
  return hash.digest('hex').slice(0, 16)
}

const linesOf = (file: string) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
    : []

/**
 * All examples of a classifier: the written ones, and sayings at work from the library for the rest.
 * In a file, a line that begins with # starts a situation, and each other line is a message.
 * Messages of one situation are in the same fold.
 */
export function examplesOf(classifier: Classifier): Example[] {
  const { name, labels, rest } = classifier
  const label = labels.length
  const own = [...labels, rest].flatMap((one, at) => situations(name, one, at))
  const written = name === 'dangers' ? [...own, ...harmlessPurposes(label), ...spoken(label)] : own
  // A saying that a label lists is no example of the rest.
  const known = new Set(written.map(({ text }) => text))
  return [...written, ...sayings(label).filter(({ text }) => !known.has(text))]
}

/** The lines of a file, and the questions of its tables as people ask them, each a situation. */
function situations(name: string, one: string, label: number): Example[] {
  let situation = -1
  const lines = linesOf(fileOf(name, one)).flatMap((line) => {
    if (line.startsWith('#')) situation++
    return line.startsWith('#') ? [] : [example(line, label, situation + label)]
  })
  const rows = (QUESTIONS[one] ?? []).flatMap((table) => readYaml(table) as Question[])
  const asked = rows.flatMap(({ question, text = question ?? '', saidAs = [] }, row) =>
    [text, ...saidAs].map((said) => example(said, label, row)),
  )
  return [...lines, ...asked]
}

/** A row of the FAQ or of the handbook. */
type Question = { question?: string; text?: string; saidAs?: string[] }

/** No purpose is a danger, but a heavy message is too near to some to be an example of none. */
const harmlessPurposes = (label: number): Example[] =>
  [...PURPOSES, 'advice']
    .filter((purpose) => purpose !== 'heavy')
    .flatMap((purpose) => situations('purposes', purpose, label))

/** Titles and sayings at work from the library. */
function sayings(label: number): Example[] {
  return ['impact-action', 'implementation-challenge', 'kit'].flatMap((table) =>
    tablesIn(table).flatMap((file, situation) => {
      const rows = readYaml(file) as { title?: string; saidAs?: string[] }[]
      return rows
        .flatMap(({ title, saidAs }) => [title ?? [], saidAs ?? []].flat())
        .map((said) => example(said, label, situation))
    }),
  )
}

type Turns = { replies?: { say: string; saidAs?: string[] }[] }[]

/** Lines that people say in rehearsals: firm words to another person, which are no threats. */
function spoken(label: number): Example[] {
  return tablesIn('rehearsal').flatMap((file, situation) =>
    (readYaml(file) as { turns: Turns }[])
      .flatMap(({ turns }) => turns)
      .flatMap(({ replies = [] }) => replies)
      .flatMap(({ say, saidAs = [] }) => [say, ...saidAs])
      .map((line) => example(line, label, situation)),
  )
}

const example = (text: string, label: number, situation: number): Example => ({
  text,
  label,
  fold: situation % FOLDS,
  features: featuresOf(text),
})
