import { expect, it } from 'vitest'
import { readTable } from './file.ts'
import { FILE_LIMITS } from './sheet.ts'

const MOST = FILE_LIMITS.bytes - 100
const head = 'email,first name\n'
const lines = (line: string) => head + line.repeat(Math.floor(MOST / line.length))

const FILES: [what: string, make: () => string][] = [
  ['a row of commas', () => head + ','.repeat(MOST)],
  ['rows of commas', () => lines(`${','.repeat(53_000)}\n`)],
  ['one cell', () => `${head}"${'x'.repeat(MOST - 50)}"\n`],
  ['quotes', () => head + '"'.repeat(MOST - 50)],
  ['quotes in pairs, some of them odd', () => lines(`"${`${'""'.repeat(1500)}\n`.repeat(20)}`)],
  ['rows with an odd quote', () => lines(`"x"${','.repeat(26_000)}"${','.repeat(26_000)}\n`)],
  ['long rows', () => lines(`a@b.example,${'x'.repeat(50_000)}\n`)],
  ['empty rows', () => lines('\n')],
  ['a quote and all the rest', () => `${head}"${'a@b.example,Bo\n'.repeat(1_000_000)}`],
]

const processorMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

it.each(FILES)(
  '16 MB of %s lets others be served every 50 ms, and takes no more memory',
  async (_what, make) => {
    const bytes = Buffer.from(make())
    expect(bytes.length).toBeLessThanOrEqual(FILE_LIMITS.bytes)
    const before = process.memoryUsage().rss
    let [longest, most, last] = [0, 0, processorMs()]
    const look = () => {
      longest = Math.max(longest, processorMs() - last)
      most = Math.max(most, process.memoryUsage().rss - before)
      last = processorMs()
    }
    const watch = setInterval(look, 1)
    try {
      const table = await readTable(bytes, (name) => name.startsWith('email'))
      for await (const rows of table.rows) {
        for (const { cells } of rows)
          expect(cells.length).toBeLessThanOrEqual(FILE_LIMITS.columns + 1)
      }
    } catch (error) {
      expect(error).toMatchObject({ code: 'TOO_LARGE' })
    }
    look()
    clearInterval(watch)
    expect(longest).toBeLessThan(50)
    expect(most).toBeLessThan(200_000_000)
  },
)
