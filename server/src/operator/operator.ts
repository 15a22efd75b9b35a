import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { mailFirstAdmin } from '#accounts/app-admins/setup-codes.ts'
import { syncMembership } from '#billing/sync.ts'
import { type Config, ConfigError, readConfig } from '#config/config.ts'
import { backUp } from '#db/backup.ts'
import { checkStore } from '#db/check-store.ts'
import { hasPending } from '#db/migrate.ts'
import { openStore, SQLITE_FILE } from '#db/open-store.ts'
import { restore } from '#db/restore.ts'
import type { Store } from '#db/store.ts'
import type { Services as AllServices } from '#graphql/context.ts'
import { hooks } from '#hooks.ts'
import { systemClock } from '#integrations/clock.ts'
import { randomIds } from '#integrations/ids.ts'
import { openPayments } from '#integrations/open-payments.ts'
import { openPictures } from '#integrations/open-pictures.ts'
import { PaymentsError } from '#integrations/payments.ts'
import { openSeal } from '#integrations/secret-key.ts'
import { enqueue } from '#jobs/jobs.ts'
import { OperatorError } from '#lib/errors.ts'
import { operatorSentence } from '#operator-faults.ts'
import { eraseAtOnce } from '#privacy/erasing/erasing.ts'
import { checkSecretKeys } from '#secret-keys.ts'
import { newRecovery, type OperatorServices, personAt, unlock } from './accounts.ts'

const USAGE = `Commands for operators. Run them on the server's machine with the server's settings:

  npm run operator -- first-admin <address>
      mails and prints a link that makes its reader the first app admin
  npm run operator -- unlock <address>
      resets the counts of wrong passwords and codes of an account
  npm run operator -- new-recovery <address>
      makes one recovery code for a person who lost their second factor
  npm run operator -- erase <address>
      erases a person and all their data at once; this can't be undone
  npm run operator -- sync-membership <address>
      reads a person's membership from the payment provider again
  npm run operator -- backup <file>
      writes the embedded database to a new file, while the server runs
  npm run operator -- restore <file>
      replaces the embedded database by such a file, while no server runs
  npm run operator -- judge-mira
      sends Mira the judged messages, with the model of MODEL_URL if it is set`

type Say = (line: string) => void
type Services = OperatorServices & Pick<AllServices, 'hooks' | 'pictures' | 'payments'>
/** Waits some milliseconds. */
type Pause = (ms: number) => Promise<unknown>
type Command = (services: Services, what: string, pause: Pause) => Promise<string>

const COMMANDS: Record<string, Command> = {
  'first-admin': async (services, email) => {
    const link = await mailFirstAdmin(services, email)
    return `The running server mails this link to ${email}. It works once, for 24 hours:

  ${link}

It is a secret: the first person to open it becomes app admin. Earlier links are invalid now.`
  },
  unlock: async (services, email) => {
    await unlock(services, email)
    return `${email} can sign in again and gets an email about it.`
  },
  erase: async (services, email, pause) => {
    const { user } = await personAt(services, email)
    await eraseAtOnce(services, user, pause)
    return `${email} and all their data are erased. This can't be undone.`
  },
  'sync-membership': async (services, email) => {
    const { user } = await personAt(services, email)
    const synced = await syncMembership(services, user)
    return synced?.tier === 'member' ? `${email} is a member.` : `${email} is not a member.`
  },
  'new-recovery': async (services, email) => {
    const code = await newRecovery(services, email)
    return `The recovery code of ${email}, shown this once:

  ${code}

Give it to the person only after you have checked their identity, never through the mailbox of the
account. It works once, together with the password. All older codes are invalid now, all devices are
signed out, and the person gets a mail about it.`
  },
}

/** Commands on the whole database, which may be of another version. */
const ON_FILES: Record<string, (config: Config, what: string) => Promise<string>> = {
  backup: async (config, file) => {
    const store = await openExisting(config)
    try {
      const path = await backUp(store, file, systemClock.now())
      return `${path} contains the database as it is now. Copy DATA_DIR/pictures next.`
    } finally {
      await store.close()
    }
  },
  restore: async (config, file) => {
    const { kept } = await restore(config, file)
    const where = kept === undefined ? '' : ` The old database is now ${kept}.`
    return `${file} is the database now.${where} Put the pictures of that time into DATA_DIR/pictures, then start the server.`
  },
}

const lookUp = <T>(table: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

function faultOf(name: string, what: string): string {
  const isOnFile = lookUp(ON_FILES, name) !== undefined
  if (!isOnFile && lookUp(COMMANDS, name) === undefined) return `There is no command ${name}.`
  if (what === '') return `${name} needs ${isOnFile ? 'a file' : 'an address'}.`
  return `${name} needs one ${isOnFile ? 'file' : 'address'} only.`
}

/**
 * Runs an operator's command. Returns the exit code: 0 done, 1 refused, 2 unknown command. `env`
 * and `root` are those of the server, which sends the mail.
 */
export async function operate(
  args: readonly string[],
  root: string,
  env: NodeJS.ProcessEnv = process.env,
  say: Say = (line) => process.stdout.write(`${line}\n`),
  pause: Pause = sleep,
): Promise<number> {
  const [name = '', what = '', ...more] = args
  const command = lookUp(COMMANDS, name)
  const onFiles = lookUp(ON_FILES, name)
  if ((command ?? onFiles) === undefined || what === '' || more.length > 0) {
    if (name !== '') say(`${faultOf(name, what)}\n`)
    say(USAGE)
    return 2
  }
  let config: Config | undefined
  try {
    const read = readConfig(env, root)
    config = read
    if (onFiles !== undefined) say(await onFiles(read, what))
    if (command !== undefined) {
      say(await withServices(read, (services) => command(services, what, pause)))
    }
    return 0
  } catch (error) {
    const sentence =
      error instanceof PaymentsError
        ? `The payment provider failed (${error.message}). Run the command again later.`
        : operatorSentence(error, config)
    if (sentence === undefined) throw error
    say(sentence)
    return 1
  }
}

/** Refuses a database that is not of this version: only the start of a server migrates. */
async function refuseUnready(store: Store): Promise<void> {
  if (await hasPending(store.writer, store.kind)) {
    throw new OperatorError(
      'This database has no tables yet, or those of an older version. Start the server once, then try again.',
    )
  }
  await checkStore(store)
}

/** Opens the database if it exists: opening a missing one would make an empty one. */
async function openExisting(config: Config): Promise<Store> {
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, SQLITE_FILE))) {
    throw new ConfigError(`DATA_DIR: there is no database in ${config.dataDir}.`)
  }
  return openStore(config)
}

async function withServices<T>(
  config: Config,
  work: (services: Services) => Promise<T>,
): Promise<T> {
  const store = await openExisting(config)
  try {
    await refuseUnready(store)
    const seal = await openSeal(config)
    await checkSecretKeys(store.read, seal, config)
    const pictures = openPictures(config, (error) => {
      throw error
    })
    const clock = systemClock
    const payments = await openPayments({ config, store, clock, ids: randomIds })
    const rest = { hooks, clock, ids: randomIds, seal, jobs: { enqueue }, pictures, payments }
    return await work({ config, store, ...rest })
  } finally {
    await store.close()
  }
}
