import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import { openContent } from '../server/src/content/content.ts'
import { judgedQueries } from '../server/src/learning/library/judged/judged.ts'
import { searchIndex } from '../server/src/learning/library/library.ts'
import {
  buildIndex,
  corpusOf,
  type LibraryIndex,
} from '../server/src/learning/library/ranking/library.index.ts'
import type { LibraryDocument } from '../server/src/learning/library/ranking/library.types.ts'
import { median, percentile, report } from './lib/figures.ts'
import { root } from './lib/servers.ts'

const TIMES = 10
const BUILDS = 5
const BUILD_MS = 300
const SEARCH_MS = 50

/** Changes every sixth word, so that the vocabulary grows with the corpus. */
function varied(text: string, copy: number): string {
  if (copy === 0) return text
  const ending = `${String.fromCharCode(97 + copy)}x`
  return text
    .split(' ')
    .map((word, at) => ((at + copy) % 6 === 0 && word.length > 4 ? word + ending : word))
    .join(' ')
}

const copied = (document: LibraryDocument, copy: number): LibraryDocument => ({
  ...document,
  id: `${document.id}-${copy}`,
  key: `${document.key}-${copy}`,
  title: varied(document.title, copy),
  keywords: varied(document.keywords, copy),
  parent: varied(document.parent, copy),
  passages: document.passages.map((passage) => varied(passage, copy)),
})

/**
 * Milliseconds by the clock, and of all cores of the processor, because the compiler and the
 * garbage collector run on another core.
 */
type TakenTime = { wall: number; cpu: number }

async function taken(run: () => unknown): Promise<TakenTime> {
  const cpu = process.cpuUsage()
  const wall = performance.now()
  await run()
  const { user, system } = process.cpuUsage(cpu)
  return { wall: performance.now() - wall, cpu: (user + system) / 1000 }
}

/** Measures the first index of a process, in five processes. */
function firstIndexes(how: 'kept' | 'made'): TakenTime[] {
  const file = join(root, 'bench/library/first-index.ts')
  return Array.from({ length: BUILDS }, () =>
    JSON.parse(execFileSync(process.execPath, [file, how], { encoding: 'utf8' })),
  )
}

/** Measures building the index, and a search in ten times the corpus. */
export async function library(): Promise<void> {
  const corpus = corpusOf(openContent(readCompiled(compiledFile)))
  const { documents } = corpus
  const builds: TakenTime[] = []
  for (let time = 0; time < BUILDS; time += 1) {
    builds.push(await taken(() => buildIndex(corpus)))
  }
  for (const how of ['kept', 'made'] as const) {
    const first = firstIndexes(how)
    const times = first.map(({ wall }) => wall)
    const what = `index of ${documents.length} things, in a fresh process, ${how}`
    const slowest = `median of five, ${Math.max(...times).toFixed(0)} ms the slowest`
    report(what, median(times), ' ms', { most: BUILD_MS }, slowest)
    report('  processor, all cores', median(first.map(({ cpu }) => cpu)), ' ms')
  }
  report('  made again and again', median(builds.map(({ wall }) => wall)), ' ms')
  report('  processor, all cores', median(builds.map(({ cpu }) => cpu)), ' ms')

  const many = Array.from({ length: TIMES }, (_, copy) =>
    documents.map((document) => copied(document, copy)),
  ).flat()
  const index = await buildIndex({ ...corpus, documents: many })
  await searches(index, `search in ${many.length} things`)
}

async function searches(index: LibraryIndex, what: string): Promise<void> {
  const ask = (query: string) => searchIndex(index, { query }, { handbook: true })
  const queries = judgedQueries().map(({ query }) => query)
  for (const query of queries) ask(query)
  const runs: TakenTime[] = []
  for (const query of queries) runs.push(await taken(() => ask(query)))
  const times = runs.map(({ cpu }) => cpu)
  report(`${what}, CPU, median`, median(times), ' ms')
  report('  99 of 100', percentile(times, 0.99), ' ms', { most: SEARCH_MS })
  report('  the slowest', Math.max(...times), ' ms', { most: SEARCH_MS })
}
