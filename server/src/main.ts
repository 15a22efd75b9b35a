import { resolve } from 'node:path'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { makeStartCode } from '#accounts/app-admins/setup-codes.ts'
import { type App, makeApp } from '#app.ts'
import { ConfigError, readConfig } from '#config.ts'
import { isStoreGone } from '#db/connection-errors.ts'
import { DatabaseVersionError } from '#db/migrate.ts'
import { DEMO_SIGN_IN, makeDemo, refuseDemo } from '#demo/demo.ts'
import { MAILBOX_PATH } from '#http/local-mailbox.ts'
import { makePrivate } from '#private-data.ts'

const GRACE_MS = 10_000
const LAST_CALL_MS = 500

/** Starts the product and stops it on a signal. `root` is the folder of the repository. */
export async function main(root: string): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`)
  let app: App | undefined
  try {
    const config = readConfig(process.env, root)
    // Makes all files private to this user.
    process.umask(0o077)
    await makePrivate(config.dataDir)
    app = await makeApp(config, {
      content: resolve(root, 'content/dist/goodwork.json'),
      site: resolve(root, 'web/dist'),
    })
    if (config.production) await refuseDemo(app.services)
    const demo = config.production ? undefined : await makeDemo(app.services, app.content())
    const address = await app.http.listen({ port: config.port, host: config.host })
    // After the port is bound: a new code would replace that of a running server.
    const code = config.production ? await makeStartCode(app.services) : undefined
    if (code !== undefined) {
      say(`There is no app admin yet. Open ${config.publicUrl}/setup and enter this code,`)
      say(`which works once, for 24 hours, until the next start makes another: ${code}`)
    }
    say(`${config.productName} is at ${address}`)
    if (demo !== undefined) {
      say(`Sign in as ${DEMO_SIGN_IN} with the password ${demo}`)
      say(`Mail that would have been sent: ${address}${MAILBOX_PATH}`)
    }
    stopOnSignal(app.close)
  } catch (error) {
    const sentence = explained(error)
    if (sentence === undefined) throw error
    process.stderr.write(`${sentence}\n`)
    process.exitCode = 1
    await app?.close()
  }
}

/** A sentence for errors that the operator can fix; undefined for others. */
function explained(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof DatabaseVersionError) return error.message
  const { code, port } = error as { code?: unknown; port?: unknown }
  if (code === 'EADDRINUSE') return `PORT: ${port} is taken by another program.`
  if (isStoreGone(error)) return `DATABASE_URL: PostgreSQL does not answer (${code}).`
  return undefined
}

function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    // Requests sent before the signal may not be read yet, and must be answered.
    await sleep(LAST_CALL_MS)
    // A busy process may reach this point before it has read them.
    await setImmediate()
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}
