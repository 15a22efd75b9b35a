// The texts of the sources into the catalogues of src/locales.
// `node extract.mjs` writes, `node extract.mjs --check` only says whether the files are current.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const web = import.meta.dirname
const locales = path.join(web, 'src/locales')

/** Every catalogue by its path. */
const readCatalogues = () =>
  new Map(
    readdirSync(locales, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.po'))
      .map((name) => [path.join(locales, name), readFileSync(path.join(locales, name), 'utf8')]),
  )

const before = readCatalogues()
const lingui = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('@lingui/cli'))),
  'lingui.js',
)
// More workers take longer: each of them loads Babel anew.
const { status, stdout } = spawnSync(
  process.execPath,
  [lingui, 'extract', '--clean', '--workers', '1'],
  { cwd: web, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' },
)
if (status !== 0) {
  process.stderr.write(stdout)
  process.exit(1)
}
if (process.argv.includes('--check')) {
  const stale = [...readCatalogues()].filter(([file, text]) => text !== before.get(file))
  // Lingui can only write, so what was there before is put back.
  for (const [file] of stale) {
    const text = before.get(file)
    if (text === undefined) rmSync(file)
    else writeFileSync(file, text)
  }
  if (stale.length > 0) {
    process.stderr.write(`stale: ${stale.map(([file]) => path.relative(web, file)).join(', ')}\n`)
    process.exitCode = 1
  }
}
