import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Writes web/public/licences.txt: the licences of packages that production installs or that the web
// and native apps contain. Most texts differ only in their copyright line, so each is listed once.

const root = join(import.meta.dirname, '..')
const result = join(root, 'web/public/licences.txt')

const HEADER = `Goodwork contains these packages of others. Each licence stands below its packages.

Public holidays come from date-holidays. Its data is under CC BY-SA 3.0 and CC BY 3.0 and relies on
articles of Wikipedia, which are named under that package.

Programs made for one kind of machine (Node, argon2, and libvips of sharp under LGPL 3) are not part
of this list: npm fetches them with their licences beside them.
`

/** Styles, and a font that we cut to size: browsers get them without an import in a script. */
const STYLES = ['tailwindcss', '@fontsource-variable/bricolage-grotesque']
/** A dependency of bundled packages that only the build uses. */
const COMPILER = '@lingui/babel-plugin-lingui-macro'

/**
 * @typedef {{ version: string, license?: string, dev?: boolean, optional?: boolean, devOptional?:
 * boolean, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }}
 * Locked
 */
/** @typedef {{ name: string, version: string, license: string, path: string }} Package */
/** @typedef {{ text: string, of: Set<string> }} Licence */

const NO_TEXT = 'These packages only name their licence and bring no text of it.'

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8')

/** @type {Record<string, Locked>} */
const lock = JSON.parse(read('package-lock.json')).packages

/** @param {string} path */
const nameOf = (path) => path.split('node_modules/').at(-1) ?? path

/**
 * The path of a package as Node finds it from another one.
 * @param {string} name
 * @param {string} from
 */
function pathOf(name, from) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`
    if (lock[path] !== undefined) return path
    if (at === '') throw new Error(`${name}, which ${from} needs, is not in package-lock.json.`)
  }
}

/**
 * The packages bundled for browsers: those that the web's sources import, and their dependencies.
 */
function bundledPaths() {
  const sources = globSync('web/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
    .map(read)
    .join('\n')
  const named = ['web', 'native'].flatMap((it) => Object.keys(lock[it]?.devDependencies ?? {}))
  const isBundled = (/** @type {string} */ name) =>
    STYLES.includes(name) || sources.includes(`'${name}'`) || sources.includes(`'${name}/`)
  const paths = new Set(
    [...named.filter(isBundled), '@capacitor/android', '@capacitor/ios'].map((it) =>
      pathOf(it, 'web'),
    ),
  )
  for (const path of paths) {
    for (const name of Object.keys(lock[path]?.dependencies ?? {})) {
      if (name !== COMPILER) paths.add(pathOf(name, path))
    }
  }
  return paths
}

/** @returns {Package[]} */
function shippedPackages() {
  const bundled = bundledPaths()
  return (
    Object.entries(lock)
      .filter(([path, it]) => bundled.has(path) || (path.includes('node_modules/') && !it.dev))
      // Packages for one platform differ between machines: see the header.
      .filter(([, it]) => !it.optional && !it.devOptional && it.version !== undefined)
      .map(([path, it]) => ({
        name: nameOf(path),
        version: it.version,
        license: it.license ?? 'no licence named',
        path,
      }))
      .sort(
        (one, other) =>
          one.name.localeCompare(other.name, 'en') ||
          one.version.localeCompare(other.version, 'en'),
      )
  )
}

const COPYRIGHT = /^\s*(?:copyright\s+(?:\(c\)|©|\d{4})|©|\(c\)\s+\d{4}).*$/gim

/** @param {Package} from */
function textOf({ path }) {
  return readdirSync(join(root, path))
    .filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file))
    .sort()
    .map((file) => read(join(path, file)).replaceAll('\r', '').trim())
    .join('\n\n')
}

/** @param {readonly Package[]} packages */
function licencesOf(packages) {
  /** @type {Map<string, Licence>} */
  const licences = new Map()
  for (const it of packages) {
    const whole = textOf(it)
    const copyrights = (whole.match(COPYRIGHT) ?? []).map((line) => line.trim())
    const text = whole
      .replace(COPYRIGHT, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
    const key = text
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .replace(/^ ?(?:the )?mit license (?:mit )?/, '')
    const licence = licences.get(key) ?? { text: text || NO_TEXT, of: new Set() }
    licence.of.add([`${it.name} ${it.version} (${it.license})`, ...copyrights].join('\n  '))
    licences.set(key, licence)
  }
  return [...licences.values()]
}

const page = [
  HEADER,
  ...licencesOf(shippedPackages()).map(
    ({ of, text }) => `${'='.repeat(80)}\n\n${[...of].join('\n')}\n\n${text}\n`,
  ),
].join('\n')

if (!process.argv.includes('--check')) writeFileSync(result, page)
else if (page !== read('web/public/licences.txt')) {
  process.stderr.write('web/public/licences.txt is not current.\n')
  process.exitCode = 1
}
