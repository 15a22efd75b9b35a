import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Zippable, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readTable } from './file.ts'
import { FILE_LIMITS, type SheetRow } from './sheet.ts'

const SENTENCE = 'This workbook cannot be read. Save it again, or save it as CSV.'
const MB = 1_000_000

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

type Files = Record<string, string | Uint8Array>
const SHEET = 'xl/worksheets/sheet1.xml'
const SHARED = 'xl/sharedStrings.xml'

const zip = (files: Files, level: 0 | 1 = 1): Buffer => {
  const packed: Zippable = {}
  for (const [name, data] of Object.entries(files)) packed[name] = [Buffer.from(data), { level }]
  return Buffer.from(zipSync(packed))
}
const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
const book = (rows: string, more: Files = {}) => zip({ [SHEET]: sheet(rows), ...more })
const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const HEAD = `<row>${cell('email')}</row>`

/** A file with many letters in its middle, none of them held by the test as a text. */
const around = (before: string, letters: number, after: string) =>
  Buffer.concat([Buffer.from(before), Buffer.alloc(letters, 'a'), Buffer.from(after)])

async function read(bytes: Buffer) {
  const { header, rows } = await readTable(bytes, () => true)
  const all: SheetRow[] = []
  for await (const some of rows) all.push(...some)
  return [header, ...all.map(({ cells }) => cells)]
}
const refusalOf = (bytes: Buffer) =>
  read(bytes).then(
    () => undefined,
    ({ code, field, message }) => `${code} ${field}: ${message}`,
  )
const REFUSED = `BAD_USER_INPUT file: ${SENTENCE}`

const processorMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** What a piece of work costs: the longest that nobody else was served, and memory at its most. */
async function costOf(work: () => Promise<unknown>) {
  collect()
  const before = process.memoryUsage().heapUsed
  let [longest, most, last] = [0, 0, processorMs()]
  const look = () => {
    const now = processorMs()
    longest = Math.max(longest, now - last)
    most = Math.max(most, process.memoryUsage().heapUsed - before)
    last = processorMs()
  }
  const watch = setInterval(look, 1)
  await work()
  look()
  clearInterval(watch)
  return { longest, most }
}

/** Of a packer that says all sizes with 64 bits. */
const ZIP64 = [
  'UEsDBC0AAAAIAAAAIQAkLI97//////////8YABQAeGwvd29ya3NoZWV0cy9zaGVldDEueG1sAQAQAGMAAAAAAAAA',
  'SQAAAAAAAACzKc8vyi7OSE0tsbMBUy6JJYl2NkX55XY2yQoltkqZeTmZeanBJUVKdjaZxXY2JXapuYmZOTb6QA36',
  'IAH9ZCAGq9dHMkAfYS4AUEsBAi0DLQAAAAgAAAAhACQsj3v//////////xgAFAAAAAAAAAAAAIABAAAAAHhsL3dv',
  'cmtzaGVldHMvc2hlZXQxLnhtbAEAEABjAAAAAAAAAEkAAAAAAAAAUEsFBgAAAAABAAEAWgAAAJMAAAAAAA==',
].join('')

describe('a workbook', () => {
  it('is read with sizes of 64 bits', async () => {
    expect(await read(Buffer.from(ZIP64, 'base64'))).toEqual([['email']])
  })

  it('is read at its first sheet that is not hidden, whatever the names begin with', async () => {
    const bytes = zip({
      'xl/workbook.xml': `<x:workbook xmlns:x="m" xmlns:r="r"><x:sheets>
        <x:sheet name="A" sheetId="1" state="hidden" r:id="rId1"/>
        <x:sheet name="B" sheetId="2" r:id="rId2"/></x:sheets></x:workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Target="a.xml"/>
        <Relationship Id="rId2" Target="/xl/b.xml"/></Relationships>`,
      'xl/a.xml': sheet(`<row>${cell('hidden')}</row>`),
      'xl/b.xml': sheet(HEAD),
    })
    expect(await read(bytes)).toEqual([['email']])
  })

  it('has texts in marks of their own, and parts that are no rows of it', async () => {
    const rows = `${HEAD}<row><c t="str"><v><![CDATA[<Bo>]]> &amp; Zo&#235;</v></c><c t="b"><v>1</v></c></row>`
    const control = '<from><xdr:row><xdr:c><xdr:v>7</xdr:v></xdr:c></xdr:row></from>'
    expect(await read(book(rows + control))).toEqual([['email'], ['<Bo> & Zoë', 'TRUE']])
  })

  it('has cells that are cut while they are read, and holds no more of them', async () => {
    const letters = 40 * MB
    const row = `${HEAD}<row><c t="inlineStr"><is><t>`
    const [before, after] = sheet(`${row}|</t></is></c><c t="str"><v>b</v></c></row>`).split('|')
    const bytes = zip({ [SHEET]: around(`${before}`, letters, `${after}`) })
    let rows: string[][] = []
    const { most } = await costOf(async () => {
      rows = await read(bytes)
    })
    expect(rows).toEqual([['email'], ['a'.repeat(300), 'b']])
    expect(most).toBeLessThan(letters / 2)
  })

  it('holds of shared texts what is kept of them', async () => {
    const item = around('<si><t>', 60_000, '</t></si>')
    const items = Array.from({ length: 2000 }, () => item)
    const shared = Buffer.concat([Buffer.from('<sst>'), ...items, Buffer.from('</sst>')])
    const rows = `${HEAD}<row><c t="s"><v>1999</v></c></row>`
    const bytes = book(rows, { [SHARED]: shared })
    const { most } = await costOf(async () => {
      expect(await read(bytes)).toEqual([['email'], ['a'.repeat(300)]])
    })
    expect(most).toBeLessThan(shared.length / 2)
  })

  it.each([
    ['packed', 1],
    ['not packed', 0],
  ] as const)('of 100,000 rows, %s, lets others be served every 50 ms', async (_how, level) => {
    const row = (at: number) => `<row>${cell(`person${at}@c.example`)}${cell(`Bo ${at}`)}</row>`
    const rows = Array.from({ length: 100_000 }, (_, at) => row(at)).join('')
    const bytes = zip({ [SHEET]: sheet(HEAD + rows) }, level)
    let count = 0
    const { longest } = await costOf(async () => {
      const table = await readTable(bytes, () => true)
      for await (const some of table.rows) count += some.length
    })
    expect(count).toBe(100_000)
    expect(longest).toBeLessThan(50)
  })
})

describe('a workbook made to do harm', () => {
  it('is refused as soon as 200 MB of it came, and never held', async () => {
    const half = FILE_LIMITS.unpacked / 2
    const bytes = zip({
      [SHARED]: around('<sst><si><t>', half, '</t></si></sst>'),
      [SHEET]: around('<worksheet>', half, '</worksheet>'),
    })
    expect(bytes.length).toBeLessThan(2 * MB)
    const { longest, most } = await costOf(async () => {
      expect(await refusalOf(bytes)).toMatch(/^TOO_LARGE file/)
    })
    expect(longest).toBeLessThan(50)
    expect(most).toBeLessThan(100 * MB)
  })

  it('is refused where it says another size than it has', async () => {
    const bytes = zip({ [SHEET]: around('<worksheet>', MB, '</worksheet>') })
    const entry = bytes.indexOf('PK\x01\x02')
    bytes.writeUInt32LE(1000, entry + 24)
    expect(await refusalOf(bytes)).toBe(REFUSED)
  })

  it('is refused with a password, an unknown packing, or where it is cut off', async () => {
    const changed = (change: (bytes: Buffer, entry: number) => void) => {
      const bytes = book(HEAD)
      change(bytes, bytes.indexOf('PK\x01\x02'))
      return bytes
    }
    const locked = changed((bytes, entry) => bytes.writeUInt16LE(1, entry + 8))
    const strongly = changed((bytes, entry) => bytes.writeUInt16LE(0x41, entry + 8))
    const strange = changed((bytes, entry) => bytes.writeUInt16LE(99, entry + 10))
    const torn = changed((bytes) => bytes.fill(0xff, 60, 80))
    const whole = book(HEAD)
    const cut = whole.subarray(0, whole.length - 10)
    for (const bytes of [strongly, strange, torn, cut]) {
      expect(await refusalOf(bytes)).toBe(REFUSED)
    }
    expect(await refusalOf(locked)).toContain('This workbook has a password.')
  })

  it('is refused where its words are not those that were packed', async () => {
    const bytes = zip({ [SHEET]: sheet(HEAD) }, 0)
    bytes.write('emaul', bytes.indexOf('email'))
    expect(await refusalOf(bytes)).toContain('This workbook was damaged on its way.')
  })

  it.each(['2.5', '1e3', '-4', '0x10', '0', 'abc', '9999999'])(
    'is refused where it numbers a row %s',
    async (r) => {
      expect(await refusalOf(book(`${HEAD}<row r="${r}">${cell('a')}</row>`))).toBe(REFUSED)
    },
  )

  it('is refused with a column beyond those that are read, wherever it stands', async () => {
    const far = `<row r="1">${cell('email')}<c r="CZ1" t="inlineStr"><is><t>x</t></is></c></row>`
    expect(await refusalOf(book(far))).toContain('more than 50 columns')
    expect(await refusalOf(book(far.replace('<t>x</t>', '<t></t>')))).toBeUndefined()
  })

  const laughs = Array.from(
    { length: 9 },
    (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
  )
  it.each([
    ['entities of its own', `<!DOCTYPE w [<!ENTITY l0 "ha">${laughs.join('')}]>`, '&l9;'],
    ['entities of another place', '<!DOCTYPE w [<!ENTITY l SYSTEM "file:///etc/passwd">]>', '&l;'],
    ['a description of itself', '<!DOCTYPE w SYSTEM "http://b.example/w.dtd">', 'a'],
    ['an entity that nobody knows', '', '&l9;'],
    ['an entity of web pages', '', '&eacute;'],
    ['a letter that is none', '', '&#0;'],
    ['elements without an end', '', '<is>'.repeat(100_000)],
    ['an attribute without an end', '', `<a b="${'a'.repeat(200_000)}"/>`],
    ['a name without an end', '', `<${'a'.repeat(200_000)}/>`],
    [
      'a thousand attributes',
      '',
      `<a ${Array.from({ length: 1000 }, (_, at) => `a${at}=""`).join(' ')}/>`,
    ],
    ['names that trip its reader', '', '<a hasOwnProperty="" b=""/>'],
    ['an end of what did not begin', '', '</v>'],
    ['no end', '', '<![CDATA['],
  ])('is refused with %s', async (_what, begin, inside) => {
    const bytes = zip({ [SHEET]: `${begin}${sheet(`${HEAD}<row><c><v>${inside}</v></c></row>`)}` })
    const { longest, most } = await costOf(async () => {
      expect(await refusalOf(bytes)).toBe(REFUSED)
    })
    expect(longest).toBeLessThan(50)
    expect(most).toBeLessThan(50 * MB)
  })
})

it('is what loads its readers; a start does not', async () => {
  const rows = book(HEAD).toString('base64')
  const code = `
    import { createRequire } from 'node:module'
    const loaded = () => Object.keys(createRequire(import.meta.url).cache)
      .flatMap((file) => /node_modules.(sax|yauzl)./.exec(file)?.[1] ?? [])
    await import('#app.ts')
    const { readTable } = await import('#organizations/member-import/reading/file.ts')
    const before = loaded()
    await readTable(Buffer.from('${rows}', 'base64'), () => true)
    console.log(JSON.stringify([before, [...new Set(loaded())].toSorted()]))`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', code],
    { cwd: `${import.meta.dirname}/../../../..` },
  )
  expect(JSON.parse(stdout)).toEqual([[], ['sax', 'yauzl']])
})
