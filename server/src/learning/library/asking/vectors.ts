import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Encoder } from '#integrations/encoder.ts'
import { type AskingIndex, sayingsOf } from './asking.index.ts'

/** The vectors of all lines of an index, one after the other. */
export type Vectors = {
  length: number
  lines: Float32Array
  /** The family of each line */
  families: Uint16Array
  /** The middle of the lines of each family, of length 1 */
  middles: Float32Array
}

/** A question as a vector, beside the vectors that it is compared with. */
export type Meaning = { vectors: Vectors; asked: Float32Array }

const TOGETHER = 64
const LINES_MS = 60_000
const QUESTION_MS = 1_500
const HASH_BYTES = 32

/**
 * Gives a question its meaning, if an encoder is set up. The vectors of the library are made at the
 * first question, once for each version of the content, and kept in a folder; until they are there,
 * and while the encoder doesn't answer, the answer is undefined.
 */
export function makeMeanings(encoder: Encoder, folder: string) {
  const made = new WeakMap<AskingIndex, Vectors>()
  let isMaking = false
  const make = async (index: AskingIndex) => {
    if (isMaking) return
    isMaking = true
    try {
      const vectors = await vectorsOf(index, encoder, folder)
      if (vectors !== undefined) made.set(index, vectors)
    } finally {
      isMaking = false
    }
  }
  return async (index: AskingIndex, text: string): Promise<Meaning | undefined> => {
    const vectors = made.get(index)
    if (vectors === undefined) {
      void make(index)
      return undefined
    }
    const [asked] = (await encoder.encode([text], QUESTION_MS)) ?? []
    return asked?.length === vectors.length ? { vectors, asked } : undefined
  }
}

async function vectorsOf(
  index: AskingIndex,
  encoder: Encoder,
  folder: string,
): Promise<Vectors | undefined> {
  const all = index.families.flatMap((family, at) =>
    sayingsOf(family).map((text) => ({ text, at })),
  )
  const hash = createHash('sha256').update(encoder.name)
  for (const { text } of all) hash.update(`\n${text}`)
  const key = hash.digest()
  const file = join(folder, 'embeddings.bin')
  const kept = await keptLines(file, key, all.length)
  const lines = kept ?? (await encoded(all, encoder))
  if (lines === undefined) return undefined
  // A full disk only means that they are made again after the next start.
  if (kept === undefined) await keepLines(file, key, lines).catch(() => undefined)
  const length = lines.length / all.length
  const families = Uint16Array.from(all, ({ at }) => at)
  return { length, lines, families, middles: middleVectors(lines, families, length, index) }
}

/** Several servers may write at once, so each writes a file of its own and renames it. */
async function keepLines(file: string, key: Buffer, lines: Float32Array): Promise<void> {
  const own = `${file}.${randomUUID()}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(own, Buffer.concat([key, Buffer.from(lines.buffer)]))
  await rename(own, file)
}

/** The lines of a file with this key; undefined if it is missing, of another content or damaged. */
async function keptLines(
  file: string,
  key: Buffer,
  count: number,
): Promise<Float32Array | undefined> {
  const bytes = await readFile(file).catch(() => undefined)
  if (bytes === undefined || !bytes.subarray(0, HASH_BYTES).equals(key)) return undefined
  const size = bytes.length - HASH_BYTES
  if (size === 0 || size % (4 * count) !== 0) return undefined
  // A copy, because floats must begin at a multiple of four.
  const lines = new Float32Array(Uint8Array.from(bytes.subarray(HASH_BYTES)).buffer)
  return lines.every(Number.isFinite) ? lines : undefined
}

async function encoded(
  all: readonly { text: string }[],
  encoder: Encoder,
): Promise<Float32Array | undefined> {
  let lines = new Float32Array()
  for (let at = 0; at < all.length; at += TOGETHER) {
    const texts = all.slice(at, at + TOGETHER).map(({ text }) => text)
    const vectors = await encoder.encode(texts, LINES_MS)
    const [{ length = 0 } = []] = vectors ?? []
    if (vectors === undefined || length === 0) return undefined
    if (at === 0) lines = new Float32Array(all.length * length)
    const isEven = lines.length === all.length * length
    if (!isEven || vectors.some((vector) => vector.length !== length)) return undefined
    for (const [nth, vector] of vectors.entries()) lines.set(vector, (at + nth) * length)
    await nextTurn()
  }
  return lines
}

function middleVectors(
  lines: Float32Array,
  families: Uint16Array,
  length: number,
  index: AskingIndex,
): Float32Array {
  const middles = new Float32Array(index.families.length * length)
  families.forEach((family, line) => {
    for (let at = 0; at < length; at += 1) {
      middles[family * length + at] =
        (middles[family * length + at] ?? 0) + (lines[line * length + at] ?? 0)
    }
  })
  for (let family = 0; family < index.families.length; family += 1) {
    const middle = middles.subarray(family * length, (family + 1) * length)
    const size = Math.hypot(...middle) || 1
    middle.forEach((value, at) => {
      middle[at] = value / size
    })
  }
  return middles
}

/** How near a question is to the middle of each family, and to its nearest line: cosines. */
export function closenessOf({ vectors, asked }: Meaning) {
  const { length, lines, families, middles } = vectors
  const cosine = (all: Float32Array, first: number) => {
    let sum = 0
    for (let at = 0; at < length; at += 1) sum += (all[first + at] ?? 0) * (asked[at] ?? 0)
    return sum
  }
  const toMiddle = Float64Array.from({ length: middles.length / length }, (_, family) =>
    cosine(middles, family * length),
  )
  const toLine = new Float64Array(toMiddle.length).fill(-1)
  families.forEach((family, line) => {
    toLine[family] = Math.max(toLine[family] ?? -1, cosine(lines, line * length))
  })
  return { toMiddle, toLine }
}
