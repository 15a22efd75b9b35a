import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const KB = 1000

const gzOf = (path: string) => gzipSync(readFileSync(path), { level: 9 }).length / KB

/** The names of the files of a built site with this ending. */
const filesOf = (site: string, ending: string) =>
  readdirSync(join(site, 'assets')).filter((name) => name.endsWith(ending))

/** The total size of the files in kB, gzipped. */
const weigh = (site: string, names: Iterable<string>) =>
  [...names].reduce((sum, name) => sum + gzOf(join(site, 'assets', name)), 0)

/** A chunk and the chunks that it imports statically, directly or through others. */
function closure(site: string, start: string, into = new Set<string>()): Set<string> {
  if (into.has(start)) return into
  into.add(start)
  const code = readFileSync(join(site, 'assets', start), 'utf8')
  // import{a as b}from"./x.js" and import"./x.js"; never import("./x.js")
  for (const match of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) {
    closure(site, match[1] as string, into)
  }
  return into
}

/** The scripts that index.html loads at once. */
function entryOf(site: string): Set<string> {
  const page = readFileSync(join(site, 'index.html'), 'utf8')
  const into = new Set<string>()
  for (const match of page.matchAll(/(?:src|href)="\/assets\/([\w.-]+\.js)"/g)) {
    closure(site, match[1] as string, into)
  }
  return into
}

/**
 * The first JavaScript of a page in kB, gzipped: the scripts of index.html and the named chunks.
 */
export function firstScript(site: string, chunks: readonly string[] = []): number {
  const needed = entryOf(site)
  for (const name of chunks) closure(site, name, needed)
  return weigh(site, needed)
}

/**
 * The size of the first-load chunks with code of the native app, in kB, gzipped. Names of plugins
 * identify them. There should be no such chunk, because only the app loads that code.
 */
export function nativeInFirst(site: string): number {
  const isNative = (name: string) =>
    /SecureStorage|appUrlOpen/.test(readFileSync(join(site, 'assets', name), 'utf8'))
  return weigh(site, [...entryOf(site)].filter(isNative))
}

/** The size of the style sheets of index.html and of all others, in kB, gzipped. */
export function styles(site: string): { first: number; later: number } {
  const page = readFileSync(join(site, 'index.html'), 'utf8')
  const first = new Set<string>()
  for (const match of page.matchAll(/href="\/assets\/([\w.-]+\.css)"/g))
    first.add(match[1] as string)
  const all = filesOf(site, '.css')
  return {
    first: weigh(site, first),
    later: weigh(
      site,
      all.filter((name) => !first.has(name)),
    ),
  }
}

/** The chunks that a chunk loads later: import("./x.js") */
function laterOf(site: string, name: string): string[] {
  const code = readFileSync(join(site, 'assets', name), 'utf8')
  const found = code.matchAll(/import\(\s*["'`]\.\/([\w.-]+\.js)["'`]\s*\)/g)
  return [...found].map((match) => match[1] as string)
}

/**
 * The heaviest chunk that is loaded later, with its imports that are not loaded yet. The first load
 * and the imports common to all chunks that load it count as loaded.
 */
export function heaviestLater(site: string): { name: string; kB: number } {
  const first = entryOf(site)
  const chunks = filesOf(site, '.js')
  const later = chunks.filter((name) => !first.has(name))
  const weighed = later.map((name) => {
    const askers = chunks.filter((one) => laterOf(site, one).includes(name))
    const had = askers.map((one) => closure(site, one))
    const isThere = (part: string) =>
      first.has(part) || (had.length > 0 && had.every((parts) => parts.has(part)))
    const own = [...closure(site, name)].filter((part) => !isThere(part))
    return { name: name.replace(/-[\w-]{8}\.js$/, ''), kB: weigh(site, own) }
  })
  return weighed.reduce((one, other) => (one.kB >= other.kB ? one : other))
}
