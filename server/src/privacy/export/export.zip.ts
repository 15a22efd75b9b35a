import { setImmediate as nextTurn } from 'node:timers/promises'
import { Zip, ZipDeflate } from 'fflate'

/** An entry of the archive, in pieces, so that it need not fit into memory. */
export type Entry = { name: string; pieces: AsyncIterable<string | Uint8Array> }

const PIECE = 64 * 1024

/**
 * An archive of these files, as a stream. Yields to other requests every 64 kB and waits for its
 * reader.
 */
export async function* zipped(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  let failed: Error | null = null
  const zip = new Zip((error, bytes) => {
    if (error) failed = error
    else ready.push(bytes)
  })
  const take = function* () {
    if (failed !== null) throw failed
    yield* ready.splice(0)
  }
  for await (const { name, pieces } of entries) {
    const file = new ZipDeflate(name, { level: 6 })
    zip.add(file)
    for await (const piece of pieces) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece, 'utf8') : piece
      for (let from = 0; from < bytes.length; from += PIECE) {
        file.push(bytes.subarray(from, from + PIECE))
        yield* take()
        await nextTurn()
      }
    }
    file.push(new Uint8Array(0), true)
    yield* take()
  }
  zip.end()
  yield* take()
}
