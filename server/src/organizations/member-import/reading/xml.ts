import { setImmediate as othersFirst } from 'node:timers/promises'
import { AppError } from '#lib/errors.ts'
import { refuseWorkbook } from './sheet.ts'

/** So many bytes are read before others are served. */
const SLICE = 32 * 1024
/** What goes deeper, or has more attributes, is made to take memory. */
const [DEEPEST, MOST_ATTRIBUTES] = [50, 100]

/**
 * Sax keeps no more than 64 kB of one text, and hands it over in parts; it measures that by its
 * position. Entities of a file's own are none to it.
 */
const OPTIONS = { position: true, strictEntities: true }

export type Attributes = Readonly<Record<string, string>>

/** Is told of elements as they come; names are without the prefix that the whole file has. */
export type Watch = {
  opened?(name: string, attributes: Attributes): void
  /** Some of the text right inside of an element; the rest of it follows */
  said?(text: string, name: string): void
  closed?(name: string): void
}

/** Some programs write every name with a letter of theirs in front: that of the first element. */
function withoutPrefix() {
  let prefix: string | undefined
  return (name: string): string => {
    prefix ??= name.slice(0, name.indexOf(':') + 1)
    return name.startsWith(prefix) ? name.slice(prefix.length) : ''
  }
}

async function parserFor({ opened, said, closed }: Watch) {
  // Loaded by the first workbook, so that a start does not.
  const { default: sax } = await import('sax')
  const refuse = () => {
    throw refuseWorkbook()
  }
  const parser = sax.parser(true, { ...OPTIONS })
  const local = withoutPrefix()
  const open: string[] = []
  let attributes = 0
  parser.onerror = refuse
  // A workbook has none.
  parser.ondoctype = refuse
  parser.onattribute = () => {
    attributes += 1
    if (attributes > MOST_ATTRIBUTES) refuse()
  }
  parser.onopentag = (tag) => {
    attributes = 0
    const name = local(tag.name)
    if (open.push(name) > DEEPEST) refuse()
    opened?.(name, tag.attributes as Attributes)
  }
  parser.onclosetag = () => closed?.(open.pop() ?? '')
  parser.ontext = (text) => said?.(text, open.at(-1) ?? '')
  parser.oncdata = parser.ontext
  return parser
}

/**
 * Reads an XML file as it comes, and answers what its watch finds, some at a time. Holds nothing of
 * it, and nobody else up. Refuses at `file` what is broken.
 */
export async function* readXml<Found>(
  parts: AsyncIterable<Buffer>,
  watchFor: (find: (found: Found) => void) => Watch,
): AsyncGenerator<Found[], void> {
  let found: Found[] = []
  const watch = watchFor((one) => found.push(one))
  const parser = await parserFor(watch)
  const decoder = new TextDecoder()
  const write = (text: string | null) => {
    try {
      if (text === null) parser.close()
      else parser.write(text)
    } catch (error) {
      // A name such as hasOwnProperty trips sax itself.
      throw error instanceof AppError ? error : refuseWorkbook()
    }
    const all = found
    found = []
    return all
  }
  for await (const part of parts) {
    for (let at = 0; at < part.length; at += SLICE) {
      yield write(decoder.decode(part.subarray(at, at + SLICE), { stream: true }))
      await othersFirst()
    }
  }
  yield [...write(decoder.decode()), ...write(null)]
}
