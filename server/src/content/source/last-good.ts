import { join } from 'node:path'
import { compile, writeCompiled } from '@goodwork/content/compile.ts'
import { type CompiledContent, readCompiled } from '@goodwork/content/compiled.ts'
import { emptyCorpus } from '@goodwork/content/corpus.ts'
import { tableNames } from '@goodwork/content/tables.ts'
import { takeRow } from '@goodwork/content/take-row.ts'

/** The last served version of a base, stored in a file for the next start. */
export type LastGood = {
  /** Undefined without a stored version that this version of the product can serve */
  read(): CompiledContent | undefined
  write(content: CompiledContent): void
}

/** Stores it in the data folder, in a file for each base, so that bases are never confused. */
export function lastGoodIn(dataDir: string, baseId: string): LastGood {
  const file = join(dataDir, 'content', `airtable-${baseId}.json`)
  return { read: () => readWhole(file), write: (content) => writeCompiled(content, file) }
}

/** Undefined for a file that a crash cut short or an older product wrote with other fields. */
function readWhole(file: string): CompiledContent | undefined {
  try {
    const kept = readCompiled(file)
    const corpus = emptyCorpus()
    for (const table of tableNames) {
      for (const { key, fields } of kept.tables[table]?.rows ?? []) {
        if (takeRow(corpus, table, file, fields, key).length > 0) return undefined
      }
    }
    const whole = compile(corpus)
    return whole.version === kept.version ? whole : undefined
  } catch {
    return undefined
  }
}
