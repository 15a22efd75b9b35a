import { existsSync } from 'node:fs'
import { fromSystem } from './system.mjs'

const PLACES = [
  process.env.PGBOUNCER_PATH,
  '/usr/sbin/pgbouncer',
  '/usr/bin/pgbouncer',
  '/usr/local/bin/pgbouncer',
  '/opt/homebrew/bin/pgbouncer',
]

const found = () => PLACES.find((path) => path && existsSync(path))

/**
 * The path of a PgBouncer: an installed one, else one from the package manager of the system.
 * Throws if it can't be installed.
 */
export function pgbouncer() {
  if (found() === undefined) fromSystem('pgbouncer')
  const path = found()
  if (path !== undefined) return path
  throw new Error('The tests need PgBouncer: install it, or name it in PGBOUNCER_PATH.')
}
