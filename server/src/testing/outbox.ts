import { sql } from 'kysely'
import type { Store } from '#db/store.ts'
import type { OutboxTable } from '#db/tables.messages.ts'
import { MESSAGE_JOBS } from '#messaging/outbox/outbox.rules.ts'
import { type Mail, queueMail } from '#messaging/outbox/outbox.ts'
import type { TestApp } from '#testing/test-app.ts'

/** The settings of an app that sends its mail to a server of the test. */
export const mailingTo = (url: string) => ({ SMTP_URL: url, MAIL_FROM: 'goodwork@mail.example' })

/** Writes mails into the outbox, to `reader0@a.example`, `reader1@a.example` and so on. */
export async function fillOutbox(
  app: TestApp,
  count = 1,
  mail: Mail = { kind: 'accountExists' },
  sendAfter = 0,
): Promise<void> {
  await app.services.store.write(async (trx) => {
    for (let at = 0; at < count; at += 1) {
      const recipient = { email: `reader${at}@a.example`, user: null }
      await queueMail(trx, app.services, recipient, mail, sendAfter)
    }
  })
}

/** `nextTry`: null once it was sent or has failed for good; `tries`: null once it was sent. */
type Message = OutboxTable & { nextTry: number | null; tries: number | null }

/** All messages of the outbox, the oldest first, with the state of their jobs. */
export const outboxOf = (app: Pick<TestApp, 'services'>): Promise<Message[]> =>
  app.services.store.read
    .selectFrom('outbox')
    .leftJoin('job', (join) =>
      join.on('job.kind', 'in', MESSAGE_JOBS).onRef('job.key', '=', 'outbox._id'),
    )
    .selectAll('outbox')
    .select((eb) => [
      eb.case().when('failedDate', 'is', null).then(eb.ref('runAt')).end().as('nextTry'),
      'attempts as tries',
    ])
    .orderBy('outbox._id')
    .execute()

/** The address of the PostgreSQL database of a store. */
export async function addressOf(store: Store): Promise<string> {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  const name = sql<{ name: string }>`select current_database() as name`
  url.pathname = `/${(await name.execute(store.read)).rows[0]?.name}`
  return url.href
}
