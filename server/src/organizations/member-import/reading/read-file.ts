import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { AppError } from '#lib/errors.ts'
import type { Answer } from './file.process.ts'
import { type FilePart, type FileRow, parseFile } from './file.ts'
import type { Encoding } from './letters.ts'
import { FILE_LIMITS, refuseSize, refuseSlow } from './sheet.ts'

/** The limits of the process: memory, and time for each part */
const MOST = { memoryMb: 512, partMs: 20_000 }
/** The server itself reads a CSV file up to this size, because starting a process takes longer. */
const SMALL = 128 * 1024
const ZIP = 'PK'

// The build puts the process file beside the server, as JavaScript.
const built = import.meta.url.endsWith('.js') ? 'js' : 'ts'
const PROCESS = fileURLToPath(new URL(`./file.process.${built}`, import.meta.url))

/** The next answer of the process. The process ends by itself only if it is out of memory. */
async function answerOf(child: ChildProcess, partMs: number): Promise<Answer> {
  const isOver = new AbortController()
  const timer = setTimeout(() => isOver.abort(), partMs)
  const { signal } = isOver
  try {
    const gone = once(child, 'exit', { signal }).then(() => [{ refusal: refuseSize() }])
    const [answer] = await Promise.race([once(child, 'message', { signal }), gone])
    return answer
  } catch (error) {
    throw signal.aborted ? refuseSlow() : error
  } finally {
    clearTimeout(timer)
    isOver.abort()
  }
}

/**
 * The parts of a file, read in a process with limits on memory and time and without the settings of
 * the server, so that a hostile file can end only that process. A thread that runs out of memory
 * would end the server.
 */
async function* partsOf(
  bytes: Buffer,
  given: Encoding | null,
  { memoryMb, partMs }: typeof MOST,
): AsyncGenerator<FilePart, void> {
  const child = fork(PROCESS, given === null ? [] : [given], {
    execArgv: [`--max-old-space-size=${memoryMb}`],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Requests of users have priority.
  if (child.pid !== undefined) setPriority(child.pid, 10)
  // `exit` reports the end. Without this handler, the error of the broken pipe would end the
  // server.
  child.on('error', () => undefined)
  try {
    for (let asked = bytes; ; asked = Buffer.alloc(0)) {
      child.send(asked)
      const answer = await answerOf(child, partMs)
      if ('refusal' in answer) {
        throw new AppError(answer.refusal.code, answer.refusal.message, { field: 'file' })
      }
      if (answer.part === null) return
      yield answer.part
    }
  } finally {
    child.kill('SIGKILL')
  }
}

export type Table = {
  /** The names of the columns */
  header: string[]
  delimiter: string
  /** The encoding that was used if the file doesn't state one */
  encoding: Encoding | null
  rows: AsyncIterable<FileRow[]>
  /** Ends the process */
  close(): Promise<void>
}

/**
 * Reads a file of members; `given` is the encoding that a person chose. Refuses with BAD_USER_INPUT and
 * TOO_LARGE at `file`.
 */
export async function readTable(
  bytes: Buffer,
  given: Encoding | null = null,
  most = MOST,
): Promise<Table> {
  if (bytes.length > FILE_LIMITS.bytes) throw refuseSize()
  const isSmall = bytes.length <= SMALL && bytes.toString('latin1', 0, 2) !== ZIP
  const parts = isSmall ? parseFile(new Uint8Array(bytes), given) : partsOf(bytes, given, most)
  const { value } = await parts.next()
  const { header = [], delimiter = ',', encoding = null } = value ?? {}
  async function* rowsOf() {
    for await (const { rows } of parts) yield rows
  }
  const close = async () => void (await parts.return())
  return { header, delimiter, encoding, rows: rowsOf(), close }
}
