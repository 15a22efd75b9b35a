import { refuseFile } from './sheet.ts'

/** A row of fifty cells has some kilobytes; what goes on for longer is made to be long. */
const LONGEST = 1024 * 1024
const TAIL = 80

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
}

function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? whole
  const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** The text of XML, without its entities. */
export const plain = (xml: string): string =>
  xml.includes('&') ? xml.replace(/&(#x?[0-9a-fA-F]{1,6}|[a-z]{2,4});/g, entity) : xml

/** The value of an attribute in the head of an element. */
export function attribute(head: string, name: string): string | undefined {
  const found = new RegExp(`\\s(?:\\w+:)?${name}=(?:"([^"]*)"|'([^']*)')`).exec(head)
  const value = found?.[1] ?? found?.[2]
  return value === undefined ? undefined : plain(value)
}

export type Element = { head: string; body: string }

/** The first element of a name from a place on, and where it ends; nothing if it is not whole. */
function elementAt(xml: string, name: string, from: number) {
  const open = `<${name}`
  let begin = xml.indexOf(open, from)
  while (begin >= 0 && !/[\s/>]/.test(xml[begin + open.length] ?? '')) {
    if (begin + open.length >= xml.length) return { begin }
    begin = xml.indexOf(open, begin + 1)
  }
  if (begin < 0) return undefined
  const close = xml.indexOf('>', begin)
  if (close < 0) return { begin }
  const head = xml.slice(begin, close)
  if (head.endsWith('/')) return { begin, end: close + 1, element: { head, body: '' } }
  const end = xml.indexOf(`</${name}>`, close)
  if (end < 0) return { begin }
  const element = { head, body: xml.slice(close + 1, end) }
  return { begin, end: end + name.length + 3, element }
}

/** The whole elements of a name, one after the other; none of them holds another. */
export function* elementsIn(xml: string, name: string): Generator<Element> {
  for (let from = 0; ; ) {
    const found = elementAt(xml, name, from)
    if (found?.element === undefined) return
    yield found.element
    from = found.end
  }
}

/** Some programs write every name with a letter of theirs in front. */
const prefixOf = (xml: string) => /<(\w+):(?:worksheet|sst|workbook)\b/.exec(xml)?.[1]

/** The elements of a name as the text arrives, some at a time. Refuses at `file` what never ends. */
export async function* elementsOf(
  parts: AsyncIterable<Buffer>,
  name: string,
): AsyncGenerator<Element[]> {
  const decoder = new TextDecoder()
  let held = ''
  let prefix: string | undefined
  for await (const part of parts) {
    held += decoder.decode(part, { stream: true })
    prefix ??= prefixOf(held)
    if (prefix !== undefined) {
      held = held.replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</')
    }
    const found: Element[] = []
    let from = 0
    let open: number | undefined
    for (;;) {
      const next = elementAt(held, name, from)
      open = next?.begin
      if (next?.element === undefined) break
      found.push(next.element)
      from = next.end
    }
    held = held.slice(open ?? Math.max(from, held.length - TAIL))
    if (held.length > LONGEST) throw refuseFile('This workbook has a row that does not end.')
    yield found
  }
}

/** All of a small text. Refuses at `file` one that is not small. */
export async function textOf(parts: AsyncIterable<Buffer>): Promise<string> {
  const held: Buffer[] = []
  let size = 0
  for await (const part of parts) {
    size += part.length
    if (size > LONGEST) throw refuseFile('This workbook cannot be read. Save it as CSV.')
    held.push(part)
  }
  const text = Buffer.concat(held).toString('utf8')
  const prefix = prefixOf(text)
  return prefix === undefined
    ? text
    : text.replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</')
}
