import { FILE_LIMITS, refuseFile, refuseSize, type SheetRow, type SheetRows } from './sheet.ts'
import { attribute, type Element, elementsIn, elementsOf, plain, textOf } from './xml.ts'
import { aRoom, entriesOf, type Room, unpacked, type ZipEntry } from './zip.ts'

type Entries = Map<string, ZipEntry>

/** Of the texts that cells share: all of them are held while the rows are read. */
const MOST_STRINGS = 500_000
const MOST_SIGNS = 50_000_000

/** What is said in a cell or a shared text, without the readings that stand beside Japanese. */
function wordsOf(xml: string): string {
  const [begun = '', ...read] = xml.split('<rPh')
  const said = begun + read.map((part) => part.split('</rPh>')[1] ?? '').join('')
  let words = ''
  for (const { body } of elementsIn(said, 't')) words += plain(body)
  return words.slice(0, FILE_LIMITS.cell)
}

async function sharedOf(entries: Entries, room: Room): Promise<string[]> {
  const entry = entries.get('xl/sharedStrings.xml')
  const strings: string[] = []
  let signs = 0
  if (entry === undefined) return strings
  for await (const found of elementsOf(unpacked(entry, room), 'si')) {
    for (const { body } of found) {
      const words = wordsOf(body)
      signs += words.length
      strings.push(words)
    }
    if (strings.length > MOST_STRINGS || signs > MOST_SIGNS) throw refuseSize()
  }
  return strings
}

/** The first sheet of a workbook that is not hidden. */
async function sheetOf(entries: Entries, room: Room): Promise<ZipEntry> {
  const read = async (name: string) => {
    const entry = entries.get(name)
    return entry === undefined ? '' : textOf(unpacked(entry, room))
  }
  const sheets = [...elementsIn(await read('xl/workbook.xml'), 'sheet')]
  const shown = sheets.find(({ head }) => (attribute(head, 'state') ?? 'visible') === 'visible')
  const id = attribute(shown?.head ?? '', 'id')
  const links = [...elementsIn(await read('xl/_rels/workbook.xml.rels'), 'Relationship')]
  const link = links.find(({ head }) => attribute(head, 'Id') === id)
  const target = attribute(link?.head ?? '', 'Target') ?? 'worksheets/sheet1.xml'
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
  const sheet = entries.get(path) ?? entries.get('xl/worksheets/sheet1.xml')
  if (sheet === undefined) throw refuseFile('This workbook has no sheet that can be read.')
  return sheet
}

/** The place of a column by its letters: A is 0. */
const placeOf = (letters: string): number =>
  [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1

function shownIn({ head, body }: Element, strings: readonly string[]): string {
  const kind = attribute(head, 't')
  if (kind === 'inlineStr') return wordsOf(body)
  const [value] = elementsIn(body, 'v')
  const text = plain(value?.body ?? '').slice(0, FILE_LIMITS.cell)
  if (kind === 's') return strings[Number(text)] ?? ''
  if (kind === 'b') return text === '1' ? 'TRUE' : 'FALSE'
  return text
}

function cellsOf(row: string, strings: readonly string[]): string[] {
  const cells: string[] = []
  let place = -1
  for (const cell of elementsIn(row, 'c')) {
    const letters = /^[A-Z]{1,3}/.exec(attribute(cell.head, 'r') ?? '')?.[0]
    place = letters === undefined ? place + 1 : placeOf(letters)
    if (place >= FILE_LIMITS.columns) continue
    while (cells.length < place) cells.push('')
    cells[place] = shownIn(cell, strings)
  }
  return cells
}

/**
 * The rows of the first sheet of an Excel workbook: what a formula came to, in place of the formula.
 * Nothing of it is held as a whole, so that a workbook which was made to be huge does no harm.
 * Refuses with BAD_USER_INPUT and TOO_LARGE at `file`.
 */
export async function* readXlsx(bytes: Buffer): SheetRows {
  const entries = entriesOf(bytes)
  const room = aRoom()
  const sheet = await sheetOf(entries, room)
  const strings = await sharedOf(entries, room)
  let number = 0
  for await (const found of elementsOf(unpacked(sheet, room), 'row')) {
    const rows: SheetRow[] = []
    for (const { head, body } of found) {
      number = Number(attribute(head, 'r') ?? number + 1)
      rows.push({ number, cells: cellsOf(body, strings) })
    }
    yield rows
  }
}
