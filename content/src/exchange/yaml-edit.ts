import { Document, isMap, isSeq, type Pair, parseDocument, type Scalar, type YAMLMap } from 'yaml'

type Values = Record<string, unknown>

/** The changes to a file of rows: rows by index, and new rows after an index (-1: at the top). */
export type Edits = {
  changes: { place: number; values: Values; fields: readonly string[] }[]
  inserts: { after: number; values: Values }[]
}

/** A range of a text, and the text that replaces it. */
type Splice = { from: number; to: number; text: string }

/**
 * Writes changed and new rows into the text of a YAML list. Everything else keeps every byte:
 * comments, order, quotes and folds.
 */
export function editYaml(text: string, { changes, inserts }: Edits): string {
  const { contents } = parseDocument(text)
  const items = isSeq(contents) ? (contents.items as YAMLMap[]) : []
  const splices = [
    ...changes.flatMap(({ place, values, fields }) => {
      const item = items[place]
      return isMap(item) ? changeRow(text, item as YAMLMap<Scalar, Scalar>, values, fields) : []
    }),
    ...inserts.map(({ after, values }) => insertRow(text, items[after], values)),
  ]
  const inOrder = splices.toSorted((one, other) => one.from - other.from)
  let result = ''
  let at = 0
  for (const { from, to, text: piece } of inOrder) {
    result += text.slice(at, from) + piece
    at = to
  }
  return result + text.slice(at)
}

function changeRow(
  text: string,
  item: YAMLMap<Scalar, Scalar>,
  values: Values,
  fields: readonly string[],
): Splice[] {
  const splices = fields.map((field) => {
    const pair = item.items.find(({ key }) => key.value === field)
    if (pair) return changePair(text, pair, field, values[field], item.flow === true)
    return item.flow ? undefined : addPair(text, item, field, values[field])
  })
  // If one field cannot be edited in place, the whole row is written again.
  return splices.includes(undefined) ? [wholeRow(text, item, values)] : (splices as Splice[])
}

function changePair(
  text: string,
  { key, value }: Pair<Scalar, Scalar | null>,
  field: string,
  wanted: unknown,
  isFlow: boolean,
): Splice | undefined {
  if (!key.range || !value?.range || wanted === undefined) return undefined
  const [from] = key.range
  const to = value.range[1]
  if (isFlow) return { from, to, text: `${field}: ${JSON.stringify(wanted)}` }
  // The range of a block text includes its last line end; other ranges stop before it.
  const end = text.slice(from, to).endsWith('\n') ? '\n' : ''
  return { from, to, text: pairText(field, wanted, columnOf(text, from)) + end }
}

function addPair(text: string, item: YAMLMap, field: string, value: unknown): Splice | undefined {
  if (!item.range || value === undefined) return undefined
  const column = columnOf(text, item.range[0])
  const at = endOfLine(text, item.range[1])
  const before = text.slice(0, at).endsWith('\n') ? '' : '\n'
  return {
    from: at,
    to: at,
    text: `${before}${' '.repeat(column)}${pairText(field, value, column)}\n`,
  }
}

function wholeRow(text: string, item: YAMLMap, values: Values): Splice {
  const [from = 0, to = 0] = item.range ?? []
  const end = text.slice(from, to).endsWith('\n') ? '\n' : ''
  return { from, to, text: rowText(values, columnOf(text, from)) + end }
}

function insertRow(text: string, above: YAMLMap | undefined, values: Values): Splice {
  const start = above?.range?.[0]
  const column = start === undefined ? 2 : columnOf(text, start)
  const at = above?.range ? endOfLine(text, above.range[1]) : text.length
  const before = at === 0 || text[at - 1] === '\n' ? '' : '\n'
  const row = `${' '.repeat(column - 2)}- ${rowText(values, column)}\n`
  // An empty list may be written as [].
  const isEmpty = start === undefined && text.trim() === '[]'
  return { from: isEmpty ? 0 : at, to: at, text: before + row }
}

const columnOf = (text: string, at: number) => at - (text.lastIndexOf('\n', at - 1) + 1)

/** The start of the next line, or this position if a line starts here. */
function endOfLine(text: string, at: number): number {
  if (at === 0 || text[at - 1] === '\n') return at
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end + 1
}

function rowText(values: Values, column: number): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => pairText(field, value, column))
    .join(`\n${' '.repeat(column)}`)
}

/** Writes ids on one line and sentences one below the other, without folds. */
function pairText(field: string, value: unknown, column: number): string {
  // Quotes keep spaces at the ends visible and safe.
  const isOpen = (one: unknown) => typeof one === 'string' && one !== one.trim()
  if (Array.isArray(value) ? value.some(isOpen) : isOpen(value))
    return `${field}: ${JSON.stringify(value)}`
  const document = new Document({ [field]: value })
  const node = document.get(field, true)
  if (isSeq(node)) node.flow = (value as unknown[]).every((item) => /^[\w-]*$/.test(String(item)))
  return document
    .toString({ lineWidth: 0, flowCollectionPadding: false })
    .trimEnd()
    .replace(/\n(?!\n|$)/g, `\n${' '.repeat(column)}`)
}
