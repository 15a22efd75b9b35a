import { dirname } from 'node:path'
import { isDiskFull, isStoreGone, isStoreSlow } from '#db/connection-errors.ts'
import { isBusy } from '#db/sqlite.ts'
import { AppError, OperatorError } from '#lib/errors.ts'

/** The places that the sentences name; undefined before the settings are read */
type Places = { databaseUrl: string | undefined; dataDir: string; host: string }

type Facts = Partial<
  Record<'code' | 'syscall' | 'path' | 'hostname' | 'address' | 'port' | 'errcode', unknown>
> & { message: string }

/**
 * One sentence for an error that the operator can fix, with the setting and the fix; undefined for
 * other errors. The start and the operator's commands show it. It never contains the password.
 */
export function operatorSentence(error: unknown, places?: Places): string | undefined {
  if (error instanceof OperatorError) return error.message
  const facts = (error instanceof AppError ? (error.cause ?? error) : error) as Facts
  const found =
    facts.syscall === 'listen' || (facts.hostname !== undefined && facts.hostname === places?.host)
      ? addressSentence(facts)
      : places?.databaseUrl !== undefined && !isFileFault(facts)
        ? databaseSentence(facts, new URL(places.databaseUrl))
        : fileSentence(facts, places?.dataDir ?? '')
  return found ?? (error instanceof AppError ? error.message : undefined)
}

function addressSentence({ code, port, address, hostname }: Facts): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `PORT: ${port} is taken by another program. Stop it, or choose another port.`
    case 'EACCES':
      return `PORT: this user may not listen on ${port}. Choose one above 1023, and let a proxy listen on 80 and 443.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST: this machine has no address ${address ?? hostname}. 127.0.0.1 is this machine alone, 0.0.0.0 all its addresses.`
    default:
      return undefined
  }
}

/** A cause of errors of PostgreSQL, PgBouncer or the network, found by their code or message */
type Cause = { when: RegExp; says(place: Place, facts: Facts): string }
type Place = { host: string; hostname: string; user: string; name: string }

// PgBouncer passes the messages of PostgreSQL on, but not their codes.
const CAUSES: readonly Cause[] = [
  {
    when: /^28P01|password authentication failed|no password supplied|must be a string|SASL/i,
    says: ({ user }) =>
      `PostgreSQL refuses this password for the user “${user}”. Correct them; special characters of a password are written percent-encoded (@ as %40).`,
  },
  {
    when: /^28000|no pg_hba\.conf entry|role "[^"]*" (does not exist|is not permitted)/,
    says: ({ user }, { message }) =>
      `PostgreSQL doesn’t let the user “${user}” in (${message}). Make the user (createuser), or allow this machine in pg_hba.conf.`,
  },
  {
    when: /^3D000|database "[^"]*" does not exist|no such database/,
    says: ({ name, user }) =>
      `PostgreSQL has no database “${name}”. Make it (createdb --owner=${user} ${name}), or correct the name.`,
  },
  {
    when: /^(42501|3F000)|permission denied|must be owner/,
    says: ({ name, user }, { message }) =>
      `the user “${user}” may not use the database “${name}” as the product needs (${message}). Make that user the owner of the database and of all its tables.`,
  },
  {
    when: /^25006|read-only transaction/,
    says: ({ name }) =>
      `the database “${name}” can only be read. Name the primary instead of a standby, or turn default_transaction_read_only off.`,
  },
  {
    when: /does not support SSL/,
    says: () =>
      'PostgreSQL speaks no TLS at this address. Leave sslmode out, or turn ssl on in PostgreSQL.',
  },
  {
    when: /CERT|SELF_SIGNED|UNABLE_TO_|ALTNAME|^ERR_(SSL|TLS)/,
    says: ({ hostname }, { code }) =>
      `the certificate of ${hostname} can’t be trusted (${code}). Name its authority with sslrootcert=FILE, and the host as the certificate does.`,
  },
  {
    when: /^(ENOTFOUND|EAI_AGAIN)/,
    // The host isn't named: a password that isn't encoded may be read as a part of it.
    says: (_url, { code }) =>
      `its host can’t be found (${code}). Correct it; special characters of a password are written percent-encoded (@ as %40).`,
  },
  {
    when: /server login has been failing|cannot connect to server/,
    says: ({ host }) =>
      `PgBouncer answers at ${host}, but PostgreSQL behind it does not. Start PostgreSQL, or correct its address in PgBouncer’s settings.`,
  },
  {
    when: /^(ECONNREFUSED|ENOENT)/,
    says: ({ host }) => `PostgreSQL does not answer at ${host}. Start it, or correct the address.`,
  },
]

function databaseSentence(facts: Facts, url: URL): string | undefined {
  const user = decoded(url.username)
  const name = decoded(url.pathname.slice(1)) || user
  const host = url.port === '' ? `${url.hostname}:5432` : url.host
  const text = `${facts.code ?? ''} ${facts.message}`.trimStart()
  const cause = CAUSES.find(({ when }) => when.test(text))
  const place = { host, hostname: url.hostname, user, name }
  if (cause !== undefined) return `DATABASE_URL: ${cause.says(place, facts)}`
  const why = facts.code ?? facts.message
  if (isDiskFull(facts)) return 'DATABASE_URL: the disk of PostgreSQL is full. Make room on it.'
  if (isStoreGone(facts) || isStoreSlow(facts))
    return `DATABASE_URL: PostgreSQL does not answer at ${host} (${why}). Check that it runs and that this machine can reach it.`
  return undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether an error is about a file, also on a server with PostgreSQL. */
const isFileFault = ({ path, syscall }: Facts) => typeof path === 'string' && syscall !== 'connect'

const NOT_WRITABLE = /^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|EISDIR)$/
/** Result codes of SQLite */
const DAMAGED = [11, 26]
const CLOSED = [3, 8, 10, 14]

function fileSentence(facts: Facts, dataDir: string): string | undefined {
  const { code, path, errcode } = facts
  const result = typeof errcode === 'number' ? errcode & 0xff : 0
  if (DAMAGED.includes(result)) {
    return `DATA_DIR: the database in ${dataDir} is damaged, or no database. Restore a backup with npm run operator -- restore FILE, which keeps the damaged one.`
  }
  if (CLOSED.includes(result)) {
    return `DATA_DIR: this user can’t write the database in ${dataDir} (${facts.message}). Make the server’s user the owner of the folder and of all files in it.`
  }
  if (isBusy(facts)) {
    return `DATA_DIR: another program has locked the database in ${dataDir}. Stop that program.`
  }
  if (isDiskFull(facts)) return `DATA_DIR: the disk of ${dataDir} is full. Make room on it.`
  if (typeof path !== 'string') return undefined
  if (code === 'ENOENT' && !path.startsWith(dataDir)) {
    return `${path} is missing. Run npm run build.`
  }
  if (!NOT_WRITABLE.test(`${code}`)) return undefined
  const folder = path.startsWith(dataDir) ? dataDir : dirname(path)
  return `DATA_DIR: this user can’t write ${folder} (${code}). Name a folder that the server’s user owns.`
}
