import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { alone } from './lock.mjs'
import { runOn } from './own-node.mjs'

// This file must run on Node 20 without packages, because it installs them.

export const root = join(import.meta.dirname, '..')
const modules = join(root, 'node_modules')
/** The Node of this process. After `ready`, it is the project's own. */
export const nodeBinary = process.execPath
const ownNode = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
const stamp = join(modules, '.goodwork-installed')

/** @param {string} line */
export const say = (line) => process.stdout.write(`${line}\n`)

/**
 * Runs a command to its end and shows its output. Ends this process if the command fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} [options]
 */
export function run(command, args, options = {}) {
  const done = spawnSync(command, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env },
    stdio: options.quiet ? ['ignore', 'pipe', 'inherit'] : 'inherit',
  })
  if (done.status === 0) return
  if (options.quiet) process.stdout.write(done.stdout ?? '')
  process.exit(done.status ?? 1)
}

const lockText = () => readFileSync(join(root, 'package-lock.json'))

/** @param {string} wanted */
const isInstalled = (wanted) => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted

/** @param {string} path */
const packagesOf = (path) =>
  existsSync(join(root, path)) ? JSON.parse(readFileSync(join(root, path), 'utf8')).packages : {}

/**
 * Whether the packages of the lock file are installed: all, or only those of production.
 * @param {{ isWhole: boolean }} options
 */
function hasPackages({ isWhole }) {
  const wanted = packagesOf('package-lock.json')
  const installed = packagesOf('node_modules/.package-lock.json')
  return Object.entries(wanted).every(([path, { version, dev, devOptional, optional, link }]) => {
    const found = installed[path]
    if (found === undefined) {
      const isLeftOut = !isWhole && (dev || devOptional)
      return isLeftOut || optional || link || !path.includes('node_modules/')
    }
    return found.version === version
  })
}

/** Installs the packages of the lock file if any is missing. A lock lets one process install. */
function install() {
  const wanted = createHash('sha256').update(lockText()).digest('hex')
  if (isInstalled(wanted)) return
  // Outside node_modules, because an installation empties that folder first.
  alone(join(root, '.installing'), {
    onWait: (owner) => say(`Waiting for process ${owner}, which installs the packages ...`),
    work: () => {
      if (!isInstalled(wanted)) installNow(wanted)
    },
  })
}

/**
 * Installs packages and runs the install scripts of the allowed ones.
 * @param {string} wanted
 */
function installNow(wanted) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  if (!hasPackages({ isWhole: true })) {
    say('Installing the packages of package-lock.json (about a minute) ...')
    run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  }
  // .npmrc turns install scripts off, so the ones in allowScripts run by name.
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const names = Object.keys(allowScripts)
    .map((name) => name.replace(/@[^@/]+$/, ''))
    .filter((name) => existsSync(join(modules, name)))
  run(npm, ['rebuild', ...names, '--ignore-scripts=false', '--loglevel=error'], { quiet: true })
  writeFileSync(stamp, wanted)
}

/** Built, installed and test files: their changes require no new build. */
const BESIDE = /^(?:node_modules|dist|testing)$|\.test\.tsx?$/

/**
 * The time of the newest source file below a folder.
 * @param {string} folder
 * @returns {number}
 */
function newest(folder) {
  let time = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (BESIDE.test(entry.name)) continue
    const path = join(folder, entry.name)
    time = Math.max(time, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs)
  }
  return time
}

/**
 * @type {Record<string, { result: string, from: string[], make: [string, string[]], lenient?:
 * string[] }>}
 */
const PARTS = {
  content: {
    result: 'content/dist/goodwork.json',
    from: ['content'],
    make: [nodeBinary, ['content/src/build.ts']],
    // A mistake in the content must not prevent a start.
    lenient: ['--keep-last-good'],
  },
  server: {
    result: 'server/dist/main.js',
    from: ['server', 'content/src'],
    make: [nodeBinary, ['server/build.ts']],
  },
  web: {
    result: 'web/dist/index.html',
    from: ['web', 'server/schema.graphql'],
    make: [nodeBinary, ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn']],
  },
}

/** @param {string} path */
const timeOf = (path) => {
  const full = join(root, path)
  if (!existsSync(full)) return 0
  return statSync(full).isDirectory() ? newest(full) : statSync(full).mtimeMs
}

/**
 * Builds the parts older than their sources; with `always`, all of them. Faulty content keeps
 * the last good build, but with `always` it fails.
 * @param {readonly string[]} names
 * @param {{ always?: boolean }} [options]
 */
export function build(names, { always = false } = {}) {
  for (const name of names) {
    const part = PARTS[name]
    if (part === undefined) throw new Error(`No such part: ${name}`)
    const source = Math.max(...part.from.map(timeOf))
    if (!always && timeOf(part.result) >= source) continue
    say(`Building ${name} ...`)
    run(part.make[0], [...part.make[1], ...(always ? [] : (part.lenient ?? []))])
  }
}

/** In production a start neither installs nor builds: it fails and names the command to run. */
export const isProduction = process.env.NODE_ENV === 'production'

/** @param {string} sentence @returns {never} */
export function refuse(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/**
 * Installs missing packages and ensures that this script runs on the project's own Node: otherwise
 * runs it there and ends with its exit code. With `isFixed`, refuses if packages are missing.
 * @param {{ isFixed?: boolean }} [options]
 */
export async function ready({ isFixed = false } = {}) {
  if (!isFixed) install()
  else if (!hasPackages({ isWhole: false }))
    refuse('Packages are missing or of another version: run npm ci --omit=dev.')
  if (Number(process.versions.node.split('.')[0]) >= 24) return
  if (!existsSync(ownNode)) refuse('Goodwork needs Node 24 or newer: install it, then try again.')
  const [, script = '', ...args] = process.argv
  await runOn(ownNode, [...process.execArgv, script, ...args])
}

const versionOf = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version
const builtVersion = join(root, 'server/dist/version')

/** Records the version after a complete build. */
export const noteBuild = () => writeFileSync(builtVersion, versionOf())

/** Refuses if a part of the product isn't built or was built for another version. */
export function checkBuild() {
  const built = existsSync(builtVersion) ? readFileSync(builtVersion, 'utf8') : undefined
  const isWhole = Object.values(PARTS).every(({ result }) => existsSync(join(root, result)))
  if (!isWhole || built === undefined)
    refuse('Goodwork is not built: run npm ci and npm run build.')
  if (built !== versionOf()) {
    refuse(`This is version ${versionOf()}, but ${built} was built: run npm ci and npm run build.`)
  }
}
