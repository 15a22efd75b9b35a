import { refuseFile } from './sheet.ts'

const EXPORT = 'Export your list as CSV or .xlsx instead.'
const IN_EXCEL = 'Open it in Excel, save it as .xlsx, and choose that file.'

const WEB_PAGE = `This is a web page saved as Excel. ${IN_EXCEL}`

/** Files that aren't tables, by the start of their text. */
const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html|head|meta|body|div|style|table)\b/i, WEB_PAGE],
  [/^(?:<!--|MIME-Version:)/i, WEB_PAGE],
  [/^<\?xml[^>]*>\s*<(?:\?mso-application|\w*:?Workbook)/i, `This is an XML file. ${IN_EXCEL}`],
  [/^<(?:\?xml|!doctype)/i, `This is an XML file. ${EXPORT}`],
  [/^BEGIN:VCARD/i, `This file has contact cards (vCard). ${EXPORT}`],
  [/^BEGIN:VCALENDAR/i, `This is a calendar file. ${EXPORT}`],
  [/^dn: /i, `This is an LDIF file. ${EXPORT}`],
  [/^[[{]\s*["{[\]}]/, `This is a JSON file. ${EXPORT}`],
  [/^%PDF-/, 'This is a PDF. Choose the CSV file or workbook that it was made from.'],
  [/^\{\\rtf/, 'This is a text document (RTF). Put the list into Excel and save it as .xlsx.'],
]

/** Refuses a text that is another kind of file, with the kind and advice. */
export function refuseOtherText(text: string): void {
  const begin = text.slice(0, 2000).trimStart()
  const other = TEXTS.find(([start]) => start.test(begin))
  if (other !== undefined) throw refuseFile(other[1])
}

/** Archives that aren't Excel workbooks, by the name of a file in them. */
const ARCHIVES: readonly (readonly [RegExp, string])[] = [
  [/^xl\/workbook\.bin$/, 'This is a binary workbook (.xlsb). Save it as .xlsx.'],
  [/^word\//, 'This is a Word document. Put the list into Excel and save it as .xlsx.'],
  [/^ppt\//, 'This is a presentation. Put the list into Excel and save it as .xlsx.'],
  [/^Index\/|\.iwa$/, 'This is a Numbers file. Export it as Excel or CSV, and choose that file.'],
  [/^content\.xml$/, 'This is an OpenDocument file (.ods). Save it as .xlsx or CSV.'],
]

/** Refuses an archive that is not a workbook, by the names of its files. */
export function refuseOtherArchive(names: readonly string[]): never {
  const other = ARCHIVES.find(([file]) => names.some((name) => file.test(name)))
  throw refuseFile(
    other?.[1] ?? 'This is a ZIP archive. Unpack it, and choose the table that is in it.',
  )
}

const OLD_WORKBOOK = 0xd0cf11e0
const GZIP = 0x1f8b

/** Refuses other kinds of files by their first bytes. */
export function refuseOtherBytes(bytes: Buffer): void {
  if (bytes.length < 4) return
  if (bytes.readUInt32BE(0) === OLD_WORKBOOK) {
    throw refuseFile('This workbook has an old format or a password. Save it as .xlsx or CSV.')
  }
  if (bytes.readUInt16BE(0) === GZIP) {
    throw refuseFile('This file is packed (gzip). Unpack it, and choose the table that is in it.')
  }
}
