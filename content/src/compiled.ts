import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** `fields` are all names a row of the table may have; `key` names a row inside its table. */
export type CompiledTable = {
  fields: string[]
  rows: { key: string; fields: Record<string, unknown> }[]
}

/** What `build.ts` writes and the server loads. */
export type CompiledContent = { version: string; tables: Record<string, CompiledTable> }

/** Where the compiled content of this checkout stands. */
export const compiledFile = fileURLToPath(new URL('../dist/goodwork.json', import.meta.url))

/** Reads compiled content. Throws a sentence that says what to do if there is none. */
export function readCompiled(file: string = compiledFile): CompiledContent {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (cause) {
    throw new Error(`There is no compiled content at ${file}: run "npm run build" first.`, {
      cause,
    })
  }
  return JSON.parse(text)
}
