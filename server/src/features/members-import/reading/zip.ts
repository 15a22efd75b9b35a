import { createInflateRaw } from 'node:zlib'
import { FILE_LIMITS, refuseFile, refuseSize } from './sheet.ts'

/** A file inside of a ZIP, still packed. */
export type ZipEntry = { method: number; data: Buffer }

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const [END_SIZE, LONGEST_COMMENT] = [22, 65_535]
const MOST_ENTRIES = 2000
const PART = 64 * 1024

const broken = () => refuseFile('This workbook cannot be read. Save it again, or save it as CSV.')

function findEnd(zip: Buffer): number {
  const last = zip.length - END_SIZE
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (zip.readUInt32LE(at) === END) return at
  }
  throw broken()
}

function dataOf(zip: Buffer, at: number, size: number): Buffer {
  const offset = zip.readUInt32LE(at + 42)
  if (zip.readUInt32LE(offset) !== LOCAL) throw broken()
  const begin = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28)
  if (begin + size > zip.length) throw broken()
  return zip.subarray(begin, begin + size)
}

/** The files of a ZIP by their names, nothing unpacked. Refuses what is none, at `file`. */
export function entriesOf(zip: Buffer): Map<string, ZipEntry> {
  const entries = new Map<string, ZipEntry>()
  try {
    const end = findEnd(zip)
    const count = zip.readUInt16LE(end + 10)
    if (count > MOST_ENTRIES) throw broken()
    let at = zip.readUInt32LE(end + 16)
    for (let index = 0; index < count; index += 1) {
      if (zip.readUInt32LE(at) !== ENTRY) throw broken()
      const size = zip.readUInt32LE(at + 20)
      const length = zip.readUInt16LE(at + 28)
      const name = zip.toString('utf8', at + 46, at + 46 + length)
      entries.set(name, { method: zip.readUInt16LE(at + 10), data: dataOf(zip, at, size) })
      at += 46 + length + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
    }
  } catch {
    // Also where it points outside of itself.
    throw broken()
  }
  return entries
}

/** What may still be unpacked: a ZIP of some kilobytes can hold gigabytes. */
export type Room = { left: number }

export const aRoom = (): Room => ({ left: FILE_LIMITS.unpacked })

/**
 * Unpacks a file some kilobytes at a time, beside the work of the server. Refuses with TOO_LARGE as
 * soon as there is more than room for, whatever the file says of its own size.
 */
export async function* unpacked({ method, data }: ZipEntry, room: Room): AsyncGenerator<Buffer> {
  if (method !== 0 && method !== 8) throw broken()
  const parts = method === 0 ? slices(data) : inflated(data)
  for await (const part of parts) {
    room.left -= part.length
    if (room.left < 0) throw refuseSize()
    yield part
  }
}

function* slices(data: Buffer): Generator<Buffer> {
  for (let at = 0; at < data.length; at += PART) yield data.subarray(at, at + PART)
}

async function* inflated(data: Buffer): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw({ chunkSize: PART })
  inflate.end(data)
  try {
    yield* inflate as AsyncIterable<Buffer>
  } catch {
    throw broken()
  }
}
