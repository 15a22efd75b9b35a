import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** A file with the text that it had when it was read, and the text that it is to have. */
export type NewText = { path: string; before: string; after: string }

/** Somebody saved a file while the import was at work. Nothing was written. */
export class ChangedMeanwhile extends Error {}

/**
 * Writes all files or none: first beside the old ones, then in their place. If one of them cannot be
 * put in place, those before it get their old text back. Throws ChangedMeanwhile where a file is not
 * what it was.
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
