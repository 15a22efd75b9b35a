import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { compiledFile, readCompiled } from '@goodwork/content/compiled.ts'
import { rolldown } from 'rolldown'
import { openContent } from './src/content/content.ts'
import {
  buildIndex,
  corpusOf,
  dropIndex,
  keepIndex,
} from './src/learning/library/ranking/library.index.ts'

const dist = join(import.meta.dirname, 'dist')

// Native code, what finds its own files by their place, and what is too big to read at every start,
// stays in node_modules.
const PACKAGES = [
  '@node-rs/argon2',
  'date-holidays',
  'pg',
  'pg-native',
  'pino',
  'sharp',
  'stripe',
  'thread-stream',
]
const OUTSIDE = [/^node:/, ...PACKAGES]

/** The server, and the process that reads a file of members. */
const ENTRIES = {
  'main.js': 'src/main.ts',
  'file.process.js': 'src/organizations/member-import/reading/file.process.ts',
}

dropIndex(dist)
for (const [entryFileNames, input] of Object.entries(ENTRIES)) {
  const bundle = await rolldown({
    input: join(import.meta.dirname, input),
    platform: 'node',
    external: OUTSIDE,
    logLevel: 'warn',
  })
  await bundle.write({
    dir: dist,
    format: 'esm',
    entryFileNames,
    sourcemap: true,
    codeSplitting: false,
  })
}

// The words of the library, made searchable by the code that was just built: a start only reads it.
if (existsSync(compiledFile)) {
  keepIndex(dist, await buildIndex(corpusOf(openContent(readCompiled(compiledFile)))))
}
