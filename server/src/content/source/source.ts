import { readCompiled } from '@goodwork/content/compiled.ts'
import { type Content, openContent } from '../content.ts'

export type ContentSource = {
  /** One whole version. A caller that needs two parts of it calls this once */
  current(): Content
  /** Starts to look for newer versions in the background */
  start(): void
  /** Stops looking; resolves when the last look has ended */
  close(): Promise<void>
}

/** The compiled files of this checkout. They do not change while the server runs. */
export function fileSource(file: string): ContentSource {
  const content = openContent(readCompiled(file))
  return { current: () => content, start: () => undefined, close: async () => undefined }
}
