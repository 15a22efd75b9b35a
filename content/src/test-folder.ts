import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentFolder } from '#load.ts'

/** A copy of the content files, which a test may change. */
export function aContentFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  for (const part of ['tables', 'references']) {
    cpSync(join(contentFolder, part), join(folder, part), { recursive: true })
  }
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  return {
    folder,
    read,
    write: (file: string, text: string) => writeFileSync(join(folder, file), text),
    change: (file: string, from: string | RegExp, to: string) =>
      writeFileSync(join(folder, file), read(file).replace(from, to)),
    texts: () =>
      Object.fromEntries(
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((file) => /\.(yaml|json|new)$/.test(file))
          .map((file) => [file, read(file)]),
      ),
    drop: () => rmSync(folder, { recursive: true, force: true }),
  }
}
