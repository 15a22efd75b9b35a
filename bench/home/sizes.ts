import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const KB = 1000

const gzOf = (path: string) => gzipSync(readFileSync(path), { level: 9 }).length / KB

/** The files of a built site with this ending, by their name. */
const filesOf = (site: string, ending: string) =>
  readdirSync(join(site, 'assets')).filter((name) => name.endsWith(ending))

/** Kilobytes of the files together, gzipped. */
const weigh = (site: string, names: Iterable<string>) =>
  [...names].reduce((sum, name) => sum + gzOf(join(site, 'assets', name)), 0)

/** The modules that a chunk imports at once, itself among them, through others too. */
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

/** What index.html loads at once. */
function entryOf(site: string): Set<string> {
  const page = readFileSync(join(site, 'index.html'), 'utf8')
  const into = new Set<string>()
  for (const match of page.matchAll(/(?:src|href)="\/assets\/([\w.-]+\.js)"/g)) {
    closure(site, match[1] as string, into)
  }
  return into
}

/** First JavaScript of a page: what index.html loads, and the chunks named. All in kB, gzipped. */
export function firstScript(site: string, chunks: readonly string[] = []): number {
  const needed = entryOf(site)
  for (const name of chunks) closure(site, name, needed)
  return weigh(site, needed)
}

/**
 * The chunks of the first load that hold code of the native app (the plugins' names give it away),
 * in kB, gzipped: none, since that code is loaded inside of the app alone.
 */
export function nativeInFirst(site: string): number {
  const isNative = (name: string) =>
    /SecureStorage|appUrlOpen/.test(readFileSync(join(site, 'assets', name), 'utf8'))
  return weigh(site, [...entryOf(site)].filter(isNative))
}

/** The style sheets that index.html asks for, and all others, which come with a part. In kB, gzipped. */
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

/** The chunks that a chunk asks for later: import("./x.js") */
function laterOf(site: string, name: string): string[] {
  const code = readFileSync(join(site, 'assets', name), 'utf8')
  const found = code.matchAll(/import\(\s*["'`]\.\/([\w.-]+\.js)["'`]\s*\)/g)
  return [...found].map((match) => match[1] as string)
}

/**
 * The heaviest thing that is loaded later: a chunk with all that it needs and that is not there yet.
 * There is the first load, and for a part of a page what that page needed: whoever asks for a part
 * has its page. Of several that ask, what all of them have.
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
