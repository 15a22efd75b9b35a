import { readdir, readFile } from 'node:fs/promises'
import { stringify } from 'csv-stringify/sync'
import { describe, expect, it } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { importWorld } from '#testing/imports.ts'

const FOLDER = new URL('./hr-files/', import.meta.url)
const WEB_PAGE =
  'This is a web page saved as Excel. Open it in Excel, save it as .xlsx, and choose that file.'
const NORA = 'nora@juniper.example Nora Kern create'
const OTTO = 'otto@juniper.example Otto Lund create'

/** Files of personnel systems, with the rows of the preview or the reason of the refusal. */
const FILES: Readonly<Record<string, string | readonly string[]>> = {
  'chat-tool-status.csv': ['nora@juniper.example create', 'otto@juniper.example create'],
  'cp1250.csv': ['luk@juniper.example Łukasz Wiśniewski create'],
  'emails-odd.csv': [
    ...['nora@juniper.example Nora create', 'otto@juniper.example Otto create'],
    ...['pia@juniper.example Pia create', 'QUINN@JUNIPER.EXAMPLE Quinn create'],
    ...['rosa@juniper.example Rosa create', 'sam+hr@juniper.example Sam create'],
    ...['tom@bücher.example Tom create', 'uma@juniper.example Uma create'],
    'vic@juniper.example, vic2@juniper.example Vic refused “vic@juniper.example, vic2@juniper.example” has several emails. Write one in each row.',
    'wim@juniper.example (work) Wim refused “wim@juniper.example (work)” is not an email address.',
  ],
  'google-workspace.csv': [NORA, 'otto@juniper.example Otto Lund skip'],
  'header-newline-semicolon.csv': [NORA, OTTO],
  'html-div.xls': WEB_PAGE,
  'html-table.xls': WEB_PAGE,
  'job-role.csv': ['nora@juniper.example create'],
  'macroman.csv': ['nora@juniper.example Nora Kälin Müller create'],
  'mime-mhtml.xls': WEB_PAGE,
  'names.csv': [
    ...['x1@juniper.example O Ng create', "x2@juniper.example Seán O’Brien-D'Arcy create"],
    ...['x3@juniper.example Nguyễn Thị Ánh create', 'x4@juniper.example عبد الله الحسيني create'],
    ...['x5@juniper.example Zoë 🌿 X Æ A-12 create', 'x6@juniper.example Null True create'],
    ...['x7@juniper.example Kern create', 'x8@juniper.example Lund create'],
    'x9@juniper.example =CMD() +1 create',
  ],
  'no-refs.xlsx': ['nora@juniper.example Nora create'],
  'quoted-whole-lines.csv': [NORA],
  'refs-first-cell-only.xlsx': [NORA],
  'refs-rows-only.xlsx': [NORA],
  'sep-quoted.csv': ['nora@juniper.example Nora create'],
  'status2.csv': [
    ...['nora@juniper.example Nora skip', 'otto@juniper.example Otto create'],
    'pia@juniper.example Pia skip',
  ],
  'title-row.csv': [NORA],
  'title-row.xlsx': [NORA],
  'two-row-header.xlsx': [NORA],
  'us-address-state.csv': [NORA, OTTO],
  'vcard.vcf': 'This file has contact cards (vCard). Export your list as CSV or .xlsx instead.',
}

describe('a file from a personnel system', () => {
  const world = importWorld()
  const look = async (file: Buffer | string, query = '') => {
    const reply = await world.ours.send(file, query)
    const { _id, errors } = reply.json()
    if (reply.statusCode !== 200) return { refusal: errors[0].message as string, rows: [] }
    await world.app.jobs.runDue('import')
    const rows = (await world.ours.rows(_id)).map(({ email, name, verdict, problem }) =>
      [email, name, verdict, problem].filter(Boolean).join(' '),
    )
    return { ...(await world.ours.get(_id)), rows }
  }

  it('reads files of personnel systems, or refuses them with kind and advice', async () => {
    expect(Object.keys(FILES)).toEqual((await readdir(FOLDER)).sort())
    for (const [name, expected] of Object.entries(FILES)) {
      const { refusal, rows } = await look(await readFile(new URL(name, FOLDER)))
      expect([name, refusal ?? rows]).toEqual([name, expected])
    }
  })

  it('ignores a column with few readable values until an admin chooses it', async () => {
    const file = [
      'Email,State,Status,Role,Admin,Active',
      'a@b.example,TX,Active,Nurse,Kim Lund,x',
      'c@d.example,CA,Terminated,team,,',
      'e@f.example,OR,On leave,Accountant,,',
    ].join('\n')
    const { _id, columns, rows } = await look(file)
    expect(columns).toMatchObject([
      { field: 'email', isUnreadable: false },
      { field: null, isUnreadable: true },
      { field: 'state', isUnreadable: false },
      { field: null, isUnreadable: true },
      { field: null, isUnreadable: true },
      { field: null, isUnreadable: false },
    ])
    expect(rows).toEqual(['a@b.example create', 'c@d.example skip', 'e@f.example create'])
    await world.ours.map(_id, ['email', null, 'state', 'role', null, null])
    await world.app.jobs.runDue('import')
    expect((await world.ours.get(_id)).counts).toMatchObject({ refused: 2 })
  })

  it.each([
    [
      'two stray quotes',
      'email,first name\na@b.example,"Ann\nc@d.example,"Bob\ne@f.example,Cy',
      [
        'a@b.example "Ann refused A quotation mark in this row isn’t closed.',
        'c@d.example "Bob refused A quotation mark in this row isn’t closed.',
        'e@f.example Cy create',
      ],
    ],
    [
      'a text of two lines that begins with a quote',
      'email,first name\na@b.example,"""Ann""\nMay"\nc@d.example,Bob',
      ['a@b.example "Ann" May create', 'c@d.example Bob create'],
    ],
    [
      'a title with names of columns',
      'Name;Department\nemail,first name\na@b.example,Ann',
      ['a@b.example Ann create'],
    ],
    [
      'wholly quoted lines, one of them far too long',
      `"email,""first name"""\n"${'x'.repeat(2_000_000)}"\n"a@b.example,""Ann"""`,
      [expect.stringContaining('This row is longer than'), 'a@b.example Ann create'],
    ],
  ])('reads a file in spite of %s', async (_what, file, rows) => {
    expect((await look(file)).rows).toEqual(rows)
  })

  it('accepts a column with a few invalid values, and refuses their rows', async () => {
    const { rows } = await look(
      'email,role\na@b.example,team\nc@d.example,team\ne@f.example,team\ng@h.example,Boss',
    )
    expect(rows[3]).toContain('“Boss” is not a role.')
  })

  it('shows the guessed encoding of a file, and uses the chosen one', async () => {
    const western = Buffer.from('email;first name\na@b.example;Zoë Müller-Øster', 'latin1')
    expect(await look(western)).toMatchObject({ encoding: 'cp1252' })
    const polish = await readFile(new URL('cp1250.csv', FOLDER))
    expect(await look(polish)).toMatchObject({ encoding: 'cp1250' })
    const mac = await readFile(new URL('macroman.csv', FOLDER))
    expect(await look(mac)).toMatchObject({ encoding: 'macintosh' })
    expect(await look('email,first name\na@b.example,Zoë')).toMatchObject({ encoding: null })
    const bytes = [0xc8, 0xe2, 0xe0, 0xed]
    const cyrillic = Buffer.concat([
      Buffer.from('email,first name\na@b.example,'),
      Buffer.from(bytes),
    ])
    expect((await look(cyrillic, '&encoding=cp1251')).rows).toEqual(['a@b.example Иван create'])
    expect((await look(cyrillic, '&encoding=unheard')).encoding).toBe('cp1252')
  })

  it('refuses names with letters that another program lost or read in a wrong encoding', async () => {
    const { rows } = await look(
      'email,first name\na@b.example,MÃ¼ller\nc@d.example,M\ufffdller\ne@f.example,JosÃ©\ng@h.example,João Ângelo',
    )
    expect(rows.slice(0, 3).join()).toMatch(/(?:refused Letters of .* are wrong\..*){3}/)
    expect(rows[3]).toBe('g@h.example João Ângelo create')
  })

  it('returns refused rows of a workbook in UTF-16 with tabs, which Excel opens everywhere', async () => {
    const cells = [
      ['Email', 'First name'],
      ['not an address', 'Zoë'],
      ['a@b.example', 'Bo'],
    ]
    const write = writeWorkbook as (...args: unknown[]) => { toBuffer(): Promise<Buffer> }
    const data = cells.map((row) => row.map((value) => ({ value })))
    const _id = await world.ours.look(await write(data).toBuffer())
    const failed = await world.ours.failedBytes(_id)
    const problem = '“not an address” is not an email address.'
    const lines = [
      ['Email', 'First name', 'Problem'],
      ['not an address', 'Zoë', problem],
    ]
    expect(failed.toString('utf16le')).toBe(
      stringify(lines, { delimiter: '\t', bom: true, record_delimiter: 'windows' }),
    )
    const mended = failed.toString('utf16le').replace('not an address', 'zoe@b.example')
    const { rows } = await look(Buffer.from(mended, 'utf16le'))
    expect(rows).toEqual(['zoe@b.example Zoë create'])
  })
})
