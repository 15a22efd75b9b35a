import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** `fields` are the names of all fields of the table; `key` names a row within its table. */
export type CompiledTable = {
  fields: string[]
  rows: { key: string; fields: Record<string, unknown> }[]
}

/** The content that `build.ts` writes and the server loads. */
export type CompiledContent = { version: string; tables: Record<string, CompiledTable> }

/** The path of the compiled content of this checkout. */
export const compiledFile = fileURLToPath(new URL('../dist/goodwork.json', import.meta.url))

/**
 * Reads compiled content. If the file is missing, throws an error that names the command to run.
 */
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
