import { readCompiled } from '@goodwork/content/compiled.ts'
import { type Content, openContent } from '../content.ts'

export type ContentSource = {
  /** One whole version. A caller that needs two parts of it asks once and keeps the answer */
  current(): Content
  /** Begins to look for newer versions, in the background */
  start(): void
  /** Stops looking; resolves when nothing is under way any more */
  close(): Promise<void>
}

/** The files of this checkout, as they were compiled. They stay as they are while the server runs. */
export function fileSource(file: string): ContentSource {
  const content = openContent(readCompiled(file))
  return { current: () => content, start: () => undefined, close: async () => undefined }
}
