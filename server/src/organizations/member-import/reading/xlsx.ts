import {
  FILE_LIMITS,
  refuseFile,
  refuseSize,
  refuseWorkbook,
  type SheetRow,
  type SheetRows,
} from './sheet.ts'
import { type Attributes, readXml, type Watch } from './xml.ts'
import { openZip, type Zip } from './zip.ts'

/** Of the texts that cells share: all of them are held while the rows are read. */
const MOST_STRINGS = 500_000
const MOST_SIGNS = 50_000_000

/** What is said, cut while it comes; without the readings that stand beside Japanese. */
function aText() {
  let words = ''
  let isReading = false
  const turn = (name: string, is: boolean) => {
    if (name === 'rPh') isReading = is
  }
  return {
    opened: (name: string) => turn(name, true),
    closed: (name: string) => turn(name, false),
    said: (text: string) => {
      if (!isReading) words += text.slice(0, FILE_LIMITS.cell - words.length)
    },
    take: () => {
      const all = words
      words = ''
      return all
    },
  }
}

function sharedTexts(find: (text: string) => void): Watch {
  const text = aText()
  return {
    opened: text.opened,
    said: (words, name) => {
      if (name === 't') text.said(words)
    },
    closed: (name) => {
      text.closed(name)
      // Copied: else each would hold all that was read with it.
      if (name === 'si') find(Buffer.from(text.take()).toString())
    },
  }
}

async function sharedOf(zip: Zip): Promise<string[]> {
  const strings: string[] = []
  let signs = 0
  for await (const found of readXml(zip.unpacked('xl/sharedStrings.xml'), sharedTexts)) {
    for (const text of found) {
      signs += text.length
      strings.push(text)
    }
    if (strings.length > MOST_STRINGS || signs > MOST_SIGNS) throw refuseSize()
  }
  return strings
}

/** The attributes of the first element of a name that is wanted; none if there is no such one. */
async function firstIn(
  zip: Zip,
  [file, element]: readonly [string, string],
  isWanted: (attributes: Attributes) => boolean,
): Promise<Attributes> {
  const watchFor = (find: (found: Attributes) => void): Watch => ({
    opened: (name, attributes) => {
      if (name === element && isWanted(attributes)) find(attributes)
    },
  })
  for await (const [first] of readXml(zip.unpacked(file), watchFor)) {
    if (first !== undefined) return first
  }
  return {}
}

/** Whatever the file calls the names that are not of the sheet. */
const idOf = (sheet: Attributes) =>
  Object.entries(sheet).find(([name]) => name === 'id' || name.endsWith(':id'))?.[1]

/** Where the first sheet of a workbook is that is not hidden. */
async function sheetOf(zip: Zip): Promise<string> {
  const shown = await firstIn(
    zip,
    ['xl/workbook.xml', 'sheet'],
    ({ state }) => (state ?? 'visible') === 'visible',
  )
  const id = idOf(shown)
  const link = await firstIn(
    zip,
    ['xl/_rels/workbook.xml.rels', 'Relationship'],
    ({ Id }) => id !== undefined && Id === id,
  )
  const target = link.Target ?? ''
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
  const sheet = [path, 'xl/worksheets/sheet1.xml'].find(zip.has)
  if (sheet === undefined) throw refuseFile('This workbook has no sheet that can be read.')
  return sheet
}

/** The place of a column by the address of a cell: A1 is 0. Nothing where it has none. */
function placeOf(address = ''): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(address)?.[0]
  if (letters === undefined) return undefined
  return [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function shownAs(kind: string | undefined, text: string, strings: readonly string[]): string {
  if (kind === 's') return strings[Number(text)] ?? ''
  if (kind === 'b') return text === '1' ? 'TRUE' : 'FALSE'
  return text
}

/** What stands beyond the last column that there may be is kept in one more, by which it is seen. */
function put(cells: string[], at: number, text: string): void {
  const place = Math.min(at, FILE_LIMITS.columns)
  if (place < at && text === '') return
  while (cells.length < place) cells.push('')
  cells[place] = text
}

/** The number of a row as its file says it, or the next one. Refuses what no spreadsheet writes. */
function numberOf(said: string | undefined, last: number): number {
  if (said === undefined) return last + 1
  const number = /^\d{1,7}$/.test(said) ? Number(said) : 0
  if (number < 1 || number > FILE_LIMITS.number) throw refuseWorkbook()
  return number
}

const rowsWith =
  (strings: readonly string[]) =>
  (find: (row: SheetRow) => void): Watch => {
    const text = aText()
    let row: SheetRow = { number: 0, cells: [] }
    let place = -1
    let kind: string | undefined
    return {
      opened: (name, { r, t }) => {
        text.opened(name)
        if (name === 'row') {
          row = { number: numberOf(r, row.number), cells: [] }
          place = -1
        }
        if (name !== 'c') return
        place = placeOf(r) ?? place + 1
        kind = t
        text.take()
      },
      said: (words, name) => {
        if (name === (kind === 'inlineStr' ? 't' : 'v')) text.said(words)
      },
      closed: (name) => {
        text.closed(name)
        if (name === 'c') put(row.cells, place, shownAs(kind, text.take(), strings))
        if (name === 'row') find(row)
      },
    }
  }

/**
 * The rows of the first sheet of an Excel workbook: what a formula came to, in place of the formula.
 * Nothing of it is held as a whole but the texts that cells share, so that a workbook which was made
 * to be huge does no harm. Refuses with BAD_USER_INPUT and TOO_LARGE at `file`.
 */
export async function* readXlsx(bytes: Buffer): SheetRows {
  const zip = await openZip(bytes)
  const sheet = await sheetOf(zip)
  const strings = await sharedOf(zip)
  yield* readXml(zip.unpacked(sheet), rowsWith(strings))
}
