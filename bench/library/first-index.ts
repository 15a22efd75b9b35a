import { join } from 'node:path'
import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import { openContent } from '../../server/src/content/content.ts'
import {
  buildIndex,
  corpusOf,
  keptIndex,
} from '../../server/src/learning/library/ranking/library.index.ts'

// A process of its own, as a start of the server is one: nothing is warm, and nothing else is there.
// Says how long the index took by the clock, its rests included, and how much of the processor, in
// milliseconds: the one kept at the build, or with `anew` made anew.
const corpus = corpusOf(openContent(readCompiled(compiledFile)))
const dist = join(import.meta.dirname, '../../server/dist')
const isAnew = process.argv[2] === 'anew'
const since = performance.now()
const before = process.cpuUsage()
const index = isAnew ? await buildIndex(corpus) : await keptIndex(dist, corpus)
const { user, system } = process.cpuUsage(before)
const wall = performance.now() - since
if (index === undefined) throw new Error('no index of this content was kept: npm run build')
process.stdout.write(JSON.stringify({ wall, cpu: (user + system) / 1000 }))
