import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type CompiledContent, type CompiledTable, compiledFile } from '#compiled.ts'
import type { Corpus, Entry } from '#corpus.ts'
import { tableNames, tables } from '#tables.ts'

/** The content for the server; `version` changes exactly when the content does. */
export function compile(corpus: Corpus): CompiledContent {
  const compiled = Object.fromEntries(
    tableNames.map((name): [string, CompiledTable] => [
      name,
      {
        fields: Object.keys(tables[name].row.shape),
        rows: (corpus[name] as Entry[]).map(({ key, row }) => ({ key, fields: row })),
      },
    ]),
  )
  const version = createHash('sha256').update(JSON.stringify(compiled)).digest('hex').slice(0, 16)
  return { version, tables: compiled }
}

/**
 * Writes `file` atomically, so that a server that starts meanwhile reads the old or the new file.
 */
export function writeCompiled(content: CompiledContent, file: string = compiledFile): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(content))
  renameSync(draft, file)
}
