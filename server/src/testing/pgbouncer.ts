import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#testing/free-port.ts'

const PROGRAM = process.env.PGBOUNCER_PATH ?? '/usr/sbin/pgbouncer'

/** PgBouncer refuses to run as root, so it runs as the user of PostgreSQL in that case. */
function asWhom(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (kind: string) => Number(execFileSync('id', [kind, 'postgres']).toString())
  return { uid: idOf('-u'), gid: idOf('-g') }
}

export type PgBouncer = { url: string; stop(): Promise<void> }

/** A real PgBouncer in transaction mode, with few connections, for the PostgreSQL at an address. */
export async function startPgBouncer(target: string): Promise<PgBouncer> {
  const { hostname, port, username, password, pathname } = new URL(target)
  const folder = await mkdtemp(join(tmpdir(), 'goodwork-pgbouncer-'))
  const file = join(folder, 'pgbouncer.ini')
  const own = await freePort()
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${port || 5432} user=${username} password=${password}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${own}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 4',
  ]
  await writeFile(file, lines.join('\n'))
  await chmod(folder, 0o755)
  const child = spawn(PROGRAM, [file], { ...asWhom(), stdio: ['ignore', 'ignore', 'pipe'] })
  const failed = once(child, 'error').then(([error]) => error)
  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (part) => {
      said += String(part)
      if (said.includes('process up')) resolve()
    })
    child.once('exit', () => reject(new Error(`PgBouncer did not start: ${said}`)))
    void failed.then((cause) =>
      reject(new Error(`The tests need PgBouncer: ${PROGRAM} cannot be run.`, { cause })),
    )
  })
  return {
    url: `postgres://${username}@127.0.0.1:${own}${pathname}`,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
