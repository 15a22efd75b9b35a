import { spawn } from 'node:child_process'
import { once } from 'node:events'

const HOLD = `
const { DatabaseSync } = require('node:sqlite')
const database = new DatabaseSync(process.argv[1])
database.exec('BEGIN IMMEDIATE')
process.stdout.write('locked')
process.stdin.once('data', () => { database.exec('ROLLBACK'); process.exit(0) })
`

/** Another process that locks an SQLite file for writing until the test releases it. */
export async function lockFile(file: string): Promise<{ release(): Promise<void> }> {
  const child = spawn(process.execPath, ['-e', HOLD, file], { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return {
    release: async () => {
      if (child.exitCode !== null) return
      const ended = once(child, 'close')
      child.stdin.end('done')
      await ended
    },
  }
}
