import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '#db/store.ts'
import type { OutboxTable } from '#db/tables.messages.ts'
import { type Mail, purge, queueMail, queueMailTo, queueSms } from '#messaging/outbox/outbox.ts'
import { DATABASES } from '#testing/databases.ts'
import { emptied } from '#testing/emptied.ts'
import { type Actor, aCompany, aPerson } from '#testing/factories.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const DAY = 24 * 3_600_000

describe.each(DATABASES)('writing into the outbox on %s', (database) => {
  let app: TestApp
  let ada: Actor

  beforeAll(async () => {
    app = await makeTestApp(database, { PUBLIC_URL: 'https://work.example' })
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    await emptied(app)
    ada = await aPerson(app, { company: await aCompany(app), email: 'Ada@a.example' })
  })

  const rows = () => app.services.store.read.selectFrom('outbox').selectAll().execute()
  const write = (work: (trx: Db) => Promise<void>) => app.services.store.write(work)
  const resetLink = (): Mail => ({
    kind: 'resetLink',
    code: 'c'.repeat(43),
    until: app.clock.now() + 1_800_000,
  })

  it('writes a mail to the person’s stored address with the name and the end of its link', async () => {
    await write(async (trx) => {
      const values = { firstName: 'Ada', timeZone: 'Europe/Berlin' }
      await trx.updateTable('user').set(values).where('_id', '=', ada._id).execute()
      await queueMailTo(trx, app.services, ada._id, resetLink())
    })
    const [row] = await rows()
    expect(row).toMatchObject({
      channel: 'mail',
      kind: 'resetLink',
      user: ada._id,
      recipient: 'Ada@a.example',
      sentDate: null,
      lastError: null,
    } satisfies Partial<OutboxTable>)
    expect([row?.createdDate, row?.expires].map(Number)).toEqual([
      app.clock.now(),
      app.clock.now() + 1_800_000,
    ])
    expect(row?.text).toContain('Hello Ada,')
    expect(row?.text).toContain('until 21 November 2026 at 10:30 CET')
    expect(row?.text).toContain(`https://work.example/auth/reset-password?code=${'c'.repeat(43)}\n`)
    expect(row?.html).toContain('https://work.example/auth/reset-password?code=')
  })

  it('writes no mail for an unknown person', async () => {
    await write((trx) => queueMailTo(trx, app.services, 'nobody', resetLink()))
    expect(await rows()).toEqual([])
  })

  it('writes no mail if the transaction is rolled back', async () => {
    const failing = write(async (trx) => {
      await queueMailTo(trx, app.services, ada._id, resetLink())
      throw new Error('the password could not be stored')
    })
    await expect(failing).rejects.toThrow('could not be stored')
    await app.jobs.runDue('mail')
    expect(await rows()).toEqual([])
  })

  it('writes a text message with its code and expiry', async () => {
    const until = app.clock.now() + 300_000
    await write((trx) =>
      queueSms(
        trx,
        app.services,
        { user: ada._id, phone: '+4915112345678' },
        { kind: 'code', code: '012345', until },
      ),
    )
    const [row] = await rows()
    expect(row).toMatchObject({ channel: 'sms', kind: 'code', recipient: '+4915112345678' })
    expect(row?.text).toContain('012345')
    expect([row?.html, Number(row?.expires)]).toEqual([null, until])
  })

  it.each([
    'ada@a.example\r\nBcc: eve@e.example',
    'ada@a.example, eve@e.example',
    'Ada <eve@e.example>',
    '"eve@e.example" x@a.example',
    'ada\u2028@a.example',
    'ada@a.example\u0000',
    'ada',
    '',
  ])('refuses an ambiguous recipient of a mail: %j', async (email) => {
    const mail: Mail = { kind: 'accountExists' }
    const queued = write((trx) => queueMail(trx, app.services, { email, user: null }, mail))
    await expect(queued).rejects.toThrow('no mail address')
    expect(await rows()).toEqual([])
  })

  it('refuses a text message to an invalid telephone number', async () => {
    for (const phone of ['015112345678', '+49 151', 'whatsapp:+4915112345678', '+1']) {
      const sms = { kind: 'code', code: '1', until: app.clock.now() + 1 } as const
      const queued = write((trx) => queueSms(trx, app.services, { user: null, phone }, sms))
      await expect(queued).rejects.toThrow('no sms address')
    }
  })

  it('deletes sent messages after a month, but no waiting ones', async () => {
    await write((trx) => queueMailTo(trx, app.services, ada._id, { kind: 'accountExists' }))
    await app.jobs.runDue('mail')
    await write((trx) => queueMailTo(trx, app.services, ada._id, { kind: 'passwordChanged' }))
    await purge(app.services.store, app.clock.now() + 29 * DAY)
    expect(await rows()).toHaveLength(2)
    await purge(app.services.store, app.clock.now() + 31 * DAY)
    expect((await rows()).map((row) => row.kind)).toEqual(['passwordChanged'])
  })
})
