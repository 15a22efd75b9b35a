import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readYaml } from '@goodwork/content/read-yaml.ts'
import { featuresOf } from '../../../server/src/assistant/answering/understanding/features.rules.ts'
import { SAFETY_TOPICS } from '../../../server/src/assistant/answering/understanding/safety-topics.rules.ts'
import type { Example } from './train.ts'

const root = join(import.meta.dirname, '../../..')
const understanding = join(root, 'server/src/assistant/answering/understanding')

/** The label of "harmless", after the topics. */
export const HARMLESS = SAFETY_TOPICS.length
/** The number of folds. Each fold is tested once with a model trained on the others. */
export const FOLDS = 8

const files = [...SAFETY_TOPICS, 'harmless'].map((name) => join(import.meta.dirname, `${name}.txt`))

/**
 * A hash of the written examples and of the rules that read them, as saved with the weights. Lines
 * of comments don't count.
 */
export function trainedOn(): string {
  const hash = createHash('sha256')
  const rules = ['features.rules.ts', 'meanings.rules.ts', 'words.rules.ts'].map((file) => {
    return join(understanding, file)
  })
  for (const file of files) hash.update(readFileSync(file))
  for (const file of rules)
    hash.update(readFileSync(file, 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*\n/gm, ''))
  return hash.digest('hex').slice(0, 16)
}

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n')

/**
 * All examples. In a file, a line that begins with # starts a situation, and each other line is a
 * message. Messages of one situation are in the same fold.
 */
export function writtenExamples(): Example[] {
  return files.flatMap((file, label) => {
    let situation = -1
    return linesOf(file).flatMap((line) => {
      if (line.startsWith('#')) situation++
      if (line.startsWith('#') || line.trim() === '') return []
      return [example(line, label, situation + label)]
    })
  })
}

/** Sayings at work from the library, as harmless examples, unless a topic lists them. */
export function examplesOfLibrary(): Example[] {
  const tables = join(root, 'content/tables')
  const dangerous = new Set(files.slice(0, HARMLESS).flatMap((file) => linesOf(file)))
  return ['impact-action', 'implementation-challenge'].flatMap((table) =>
    readdirSync(join(tables, table))
      .sort()
      .flatMap((file, situation) => {
        const rows = readYaml(join(tables, table, file)) as { saidAs?: string[] }[]
        return rows
          .flatMap(({ saidAs }) => saidAs ?? [])
          .filter((said) => !dangerous.has(said))
          .map((said) => example(said, HARMLESS, situation))
      }),
  )
}

const example = (text: string, label: number, situation: number): Example => ({
  text,
  label,
  fold: situation % FOLDS,
  features: featuresOf(text),
})
