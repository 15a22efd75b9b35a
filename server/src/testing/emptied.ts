import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { TABLES } from '#testing/tables.ts'
import { START, type TestApp } from '#testing/test-app.ts'

/** The app reads its installation id only at its start, so this table keeps its row. */
const KEPT = 'installation'

/**
 * Resets an app: no rows, pictures or counted attempts, the clock at its start. For tests that need
 * an empty app; a new app costs many times as much.
 */
export async function emptied(app: TestApp): Promise<void> {
  app.clock.set(START)
  await app.services.store.write(async (trx) => {
    for (const table of TABLES) if (table !== KEPT) await trx.deleteFrom(table).execute()
  })
  const pictures = join(app.services.config.dataDir, 'pictures')
  for (const name of await readdir(pictures).catch(() => [])) {
    await rm(join(pictures, name), { recursive: true })
  }
}
