import { sql } from 'kysely'
import { openEmbeddedStore, openPostgresStore, type Store } from '#db/store.ts'
import type { OutboxTable } from '#db/tables.identity.ts'
import { type Mail, queueMail } from '#messaging/outbox/outbox.ts'
import type { TestApp } from '#testing/test-app.ts'

/** The settings of an app that sends its mail to a server of the test. */
export const mailingTo = (url: string) => ({ SMTP_URL: url, MAIL_FROM: 'goodwork@mail.example' })

/** Writes so many mails into the outbox, to `reader0@a.example` and on. */
export async function fillOutbox(
  app: TestApp,
  count = 1,
  mail: Mail = { kind: 'accountExists' },
): Promise<void> {
  await app.services.store.write(async (trx) => {
    for (let at = 0; at < count; at += 1) {
      const recipient = { email: `reader${at}@a.example`, user: null }
      await queueMail(trx, app.services, recipient, mail)
    }
  })
}

/** All rows of the outbox, the oldest first; instants as numbers on either database. */
export const outboxOf = (app: Pick<TestApp, 'services'>): Promise<OutboxTable[]> =>
  app.services.store.read.selectFrom('outbox').selectAll().orderBy('_id').execute()

/** The address of the PostgreSQL database that a store is open on. */
export async function addressOf(store: Store): Promise<string> {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  const name = sql<{ name: string }>`select current_database() as name`
  url.pathname = `/${(await name.execute(store.read)).rows[0]?.name}`
  return url.href
}

/** The database of an app, opened once more, as another process does. */
export const openAgain = async ({ services }: Pick<TestApp, 'services'>): Promise<Store> =>
  services.store.kind === 'sqlite'
    ? openEmbeddedStore(services.config.dataDir)
    : openPostgresStore(await addressOf(services.store))
