import { isUtf8 } from 'node:buffer'
import { FILE_LIMITS, refuseFile } from './sheet.ts'

/** So many bytes are decoded together: all of a large file would hold others up. */
const PIECE = 256 * 1024
/** A record is looked for in so many characters: itself, and the lines that it may go on in. */
const AHEAD = 3 * FILE_LIMITS.record

export const noTable = () => refuseFile('This is no table. Choose a CSV file or a workbook.')

/** What a file is written in: UTF-16 says so by its mark; what is no UTF-8 is Windows-1252. */
function encodingOf(bytes: Buffer): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

/** The text of a file as spreadsheets write it, piece by piece. Refuses at `file` what is no text. */
function* decoded(bytes: Buffer): Generator<string, void> {
  const decoder = new TextDecoder(encodingOf(bytes))
  for (let from = 0; from < bytes.length; from += PIECE) {
    const until = Math.min(from + PIECE, bytes.length)
    const text = decoder.decode(bytes.subarray(from, until), { stream: until < bytes.length })
    if (text.includes('\0')) throw noTable()
    yield text
  }
}

/** A text that is decoded as it is read: `text` from `from` on has all that a record may need. */
export type Ahead = {
  text: string
  from: number
  /** Brings more where little is left; what was read goes, and `from` is another then */
  fill(): void
}

/** The text of a file from its beginning. Refuses at `file` what is no text, where that is seen. */
export function readAhead(bytes: Buffer): Ahead {
  const pieces = decoded(bytes)
  let isAll = false
  const ahead: Ahead = {
    text: '',
    from: 0,
    fill: () => {
      while (!isAll && ahead.text.length - ahead.from < AHEAD) {
        const { value = '', done } = pieces.next()
        isAll = done === true
        ahead.text = ahead.text.slice(ahead.from) + value
        ahead.from = 0
      }
    },
  }
  ahead.fill()
  return ahead
}
