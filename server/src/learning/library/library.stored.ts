import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LibraryIndex, restoreIndex, type StoredIndex } from './library.index.ts'
import type { LibraryDocument } from './library.types.ts'

const NAME = 'library-index.json'

/** Leaves an index in a folder, for the code that made it and is built into the same folder. */
export function keepIndex(folder: string, index: LibraryIndex): void {
  writeFileSync(join(folder, NAME), JSON.stringify(index.stored()))
}

/** Takes away what was kept for the code that goes. */
export const dropIndex = (folder: string): void => rmSync(join(folder, NAME), { force: true })

/**
 * The index that was kept in a folder, if it is of this version of the content. It is kept beside
 * the code that made it, so where the code runs from its sources there is none.
 */
export async function keptIndex(
  folder: string,
  version: string,
  documents: readonly LibraryDocument[],
): Promise<LibraryIndex | undefined> {
  const file = join(folder, NAME)
  if (!existsSync(file)) return undefined
  const stored: StoredIndex = JSON.parse(readFileSync(file, 'utf8'))
  const isThis = stored.version === version && stored.entries.length === documents.length
  return isThis ? restoreIndex(stored, documents) : undefined
}
