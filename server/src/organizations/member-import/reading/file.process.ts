import { AppError } from '#lib/errors.ts'
import { type FilePart, parseFile } from './file.ts'
import { isEncoding } from './letters.ts'

/** An answer of the process that reads a file: a part, the end (null), or a refusal. */
export type Answer =
  | { part: FilePart | null }
  | { refusal: { code: AppError['code']; message: string } }

/** The encoding that a person chose, if any. */
const [, , given = ''] = process.argv
let parts: ReturnType<typeof parseFile> | undefined

async function next(bytes: Uint8Array<ArrayBuffer>): Promise<Answer> {
  parts ??= parseFile(bytes, isEncoding(given) ? given : null)
  try {
    const { value } = await parts.next()
    return { part: value ?? null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { refusal: { code: error.code, message: error.message } }
  }
}

// The first message is the file. Each message requests one part, so that only one part is in
// memory.
process.on('message', async (bytes: Uint8Array<ArrayBuffer>) => process.send?.(await next(bytes)))
