import { DATABASES, type Database } from '../../server/src/testing/databases.ts'
import { setup } from '../../server/src/testing/global-setup.ts'
import { makeTestApp, type TestApp } from '../../server/src/testing/test-app.ts'

/** Measures each database, one after the other, each on its own app. */
export async function onBothDatabases(
  measure: (app: TestApp, database: Database) => Promise<void>,
): Promise<void> {
  const stop = await setup()
  for (const database of DATABASES) {
    const app = await makeTestApp(database)
    await measure(app, database)
    await app.drop()
  }
  await stop?.()
}
