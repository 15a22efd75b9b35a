import {
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** Longer than any work under a lock: an older lock belongs to a process that has ended. */
const longest = 20 * 60_000
/** The longest time in which a new lock may have no owner yet. */
const unowned = 10_000
const pause = 300

/**
 * Runs work that two processes must not do at once. The lock is a folder with a file whose name is
 * the id of its owner. A lock of a process that has ended is taken over.
 * @param {string} folder
 * @param {{ work: () => void, onWait: (owner: string) => void }} options `onWait` is called once
 */
export function alone(folder, { work, onWait }) {
  const mine = join(folder, String(process.pid))
  let told = false
  while (!take(folder, mine)) {
    const owner = ownerOf(folder)
    if (owner !== undefined && !told) onWait(owner)
    told ||= owner !== undefined
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
  }
  const release = () => rmSync(folder, { recursive: true, force: true })
  // The work itself may end this process.
  process.on('exit', release)
  try {
    work()
  } finally {
    process.off('exit', release)
    release()
  }
}

/**
 * Tries to take the lock. Answers whether this process has it now.
 * @param {string} folder
 * @param {string} mine
 */
function take(folder, mine) {
  try {
    mkdirSync(folder)
    writeFileSync(mine, '')
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  const owner = ownerOf(folder)
  try {
    if (owner === undefined) {
      // Its process ended before it wrote the file. rmdir removes the folder only if it is empty.
      if (ageOf(folder) > unowned) rmdirSync(folder)
      return false
    }
    if (isAlive(owner) && ageOf(join(folder, owner)) < longest) return false
    // A new time, so that the next process does not take the lock over from this one.
    utimesSync(join(folder, owner), new Date(), new Date())
    // Only one of several processes can rename the file: for the others it is missing.
    renameSync(join(folder, owner), mine)
    return true
  } catch (error) {
    if (['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '')) return false
    throw error
  }
}

/** @param {string} folder */
function ownerOf(folder) {
  try {
    return readdirSync(folder)[0]
  } catch {
    return undefined
  }
}

/** @param {string} path */
const ageOf = (path) => Date.now() - statSync(path).mtimeMs

/** @param {string} owner */
function isAlive(owner) {
  try {
    process.kill(Number(owner), 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code
