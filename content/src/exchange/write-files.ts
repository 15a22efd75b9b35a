import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** A file, with its text when it was read and its new text. */
export type NewText = { path: string; before: string; after: string }

/** Another program saved a file during the import, so that no file was written. */
export class ChangedMeanwhile extends Error {}

/**
 * Writes all files or no file: first drafts, which then replace the old files. If one of them
 * cannot be replaced, the files before it get their old text back. Throws ChangedMeanwhile if a
 * file has changed since it was read.
 */
export function writeFiles(files: readonly NewText[]): void {
  const drafts = files.map(({ path }) => `${path}.${process.pid}.new`)
  const done: NewText[] = []
  try {
    files.forEach(({ after }, index) => {
      writeFileSync(drafts[index] ?? '', after, { flush: true })
    })
    for (const { path, before } of files) {
      if (readFileSync(path, 'utf8') !== before) throw new ChangedMeanwhile(path)
    }
    files.forEach((file, index) => {
      renameSync(drafts[index] ?? '', file.path)
      done.push(file)
    })
  } catch (error) {
    for (const { path, before } of done) writeFileSync(path, before, { flush: true })
    for (const draft of drafts) rmSync(draft, { force: true })
    throw error
  }
}
