import { resolve } from 'node:path'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { makeStartCode } from '#accounts/app-admins/setup-codes.ts'
import { type App, makeApp } from '#app.ts'
import { type Config, readConfig } from '#config/config.ts'
import { setAside } from '#db/restore.ts'
import { SchemaError } from '#db/schema.ts'
import { DEMO_SIGN_IN, makeDemo, refuseDemo } from '#demo/demo.ts'
import { MAILBOX_PATH } from '#http/local-mailbox.ts'
import { operatorSentence } from '#operator-faults.ts'
import { makePrivate } from '#private-data.ts'

const GRACE_MS = 10_000
const LAST_CALL_MS = 500

/** Levels of the log */
const [INFO, WARN, FATAL] = [30, 40, 60] as const
type Say = (line: string, facts?: { level?: number; err?: object }) => void

/** Starts the product and stops it on a signal. `root` is the folder of the repository. */
export async function main(root: string): Promise<void> {
  // Before the settings are read, because they may be the fault.
  const isProduction = process.env.NODE_ENV === 'production'
  const say = isProduction ? sayInLog : sayPlainly
  if (isProduction) logFaults()
  let config: Config | undefined
  let app: App | undefined
  try {
    config = readConfig(process.env, root)
    // Makes all files private to this user.
    process.umask(0o077)
    await makePrivate(config.dataDir)
    app = await open(config, root, say)
    await listen(app, say)
    stopOnSignal(app)
  } catch (error) {
    const sentence = operatorSentence(error, config)
    if (sentence === undefined) throw error
    say(sentence, { level: FATAL })
    process.exitCode = 1
    await app?.close()
  }
}

/** Prints a line for people at the machine, in local mode. */
const sayPlainly: Say = (line, { level = INFO } = {}) => {
  const stream = level >= WARN ? process.stderr : process.stdout
  stream.write(`${line}\n`)
}

/** Writes a line like the log of requests, at any LOG_LEVEL: it may have a new server's code. */
const sayInLog: Say = (msg, { level = INFO, ...facts } = {}) => {
  process.stdout.write(`${JSON.stringify({ level, time: Date.now(), ...facts, msg })}\n`)
}

/** In production, writes warnings and faults of Node to the log, too. */
function logFaults(): void {
  process.removeAllListeners('warning')
  process.on('warning', ({ message }) => sayInLog(message, { level: WARN }))
  process.on('uncaughtException', ({ message, stack }) => {
    sayInLog('the server stops: an unexpected error', { level: FATAL, err: { message, stack } })
    process.exit(1)
  })
}

async function open(config: Config, root: string, say: Say): Promise<App> {
  const paths = {
    content: resolve(root, 'content/dist/goodwork.json'),
    site: resolve(root, 'web/dist'),
  }
  const onWait = () => say('Waiting for another server, which updates the database ...')
  try {
    return await makeApp(config, paths, { onWait })
  } catch (error) {
    const isDemo = !config.production && config.databaseUrl === undefined
    if (!isDemo || !(error instanceof SchemaError)) throw error
    const kept = await setAside(config.dataDir, 'before-update')
    say(`Another version made the local database. It is ${kept} now, and a new one is made.`)
    return makeApp(config, paths, { onWait })
  }
}

async function listen({ http, services, content }: App, say: Say): Promise<void> {
  const { config } = services
  const { port, host, productName, version } = config
  if (config.production) await refuseDemo(services)
  const demo = config.production ? undefined : await makeDemo(services, content())
  const address = await http.listen({ port, host })
  // After the port is bound: a new code would replace that of a running server.
  const code = config.production ? await makeStartCode(services) : undefined
  if (code !== undefined) {
    say(
      `There is no app admin yet. Open ${config.publicUrl}/setup and enter this code, which works once, for 24 hours, until the next start makes another: ${code}`,
    )
  }
  if (config.production && config.payments.kind === 'local') {
    const words = 'PAYMENTS: local lets everyone become a member without paying.'
    say(`${words} Set stripe or off, unless this server is for trying out.`, { level: WARN })
  }
  const lines = [`${productName} ${version} is at ${address}`]
  if (demo !== undefined) {
    lines.push(`Sign in as ${DEMO_SIGN_IN} with the password ${demo}`)
    lines.push(`Mail that would have been sent: ${address}${MAILBOX_PATH}`)
  }
  say(lines.join('\n'))
}

function stopOnSignal({ drain, close, services }: App): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    drain()
    // Requests sent before the signal may not be read yet, and must be answered; a balancer learns
    // from /readyz that it should send no more.
    await sleep(Math.max(LAST_CALL_MS, services.config.drainSeconds * 1000))
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    // A busy process may reach this point before it has read them.
    await setImmediate()
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}
