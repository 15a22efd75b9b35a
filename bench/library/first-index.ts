import { join } from 'node:path'
import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import { openContent } from '../../server/src/content/content.ts'
import {
  buildIndex,
  corpusOf,
  keptIndex,
} from '../../server/src/learning/library/ranking/library.index.ts'

// Runs in a new process, like a start of the server, so that no code is compiled yet. Prints the
// time of the index by the clock, with its pauses, and of the processor, in milliseconds. The
// argument selects the index kept at the build or a new one.
const corpus = corpusOf(openContent(readCompiled(compiledFile)))
const dist = join(import.meta.dirname, '../../server/dist')
const isMade = process.argv[2] === 'made'
const since = performance.now()
const before = process.cpuUsage()
const index = isMade ? await buildIndex(corpus) : await keptIndex(dist, corpus)
const { user, system } = process.cpuUsage(before)
const wall = performance.now() - since
if (index === undefined) throw new Error('no index of this content was kept: npm run build')
process.stdout.write(JSON.stringify({ wall, cpu: (user + system) / 1000 }))
