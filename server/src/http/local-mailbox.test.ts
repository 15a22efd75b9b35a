import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { queueMail, queueSms } from '#messaging/outbox/outbox.ts'
import { testApp } from '#testing/app.ts'
import { emptied } from '#testing/emptied.ts'
import { fillOutbox } from '#testing/outbox.ts'
import { PRODUCTION } from '#testing/production.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

const CODE = 'c'.repeat(43)

describe('the local mailbox', () => {
  const app = testApp()

  beforeEach(() => emptied(app))

  const pageOf = async (from: TestApp) =>
    (await from.http.inject({ method: 'GET', url: '/local/mailbox' })).body
  const get = (url: string) => app.http.inject({ method: 'GET', url })
  const page = () => pageOf(app)
  const resetLink = (email: string) =>
    app.services.store.write((trx) => {
      const mail = { kind: 'resetLink', code: CODE, until: app.clock.now() + 1_000 } as const
      return queueMail(trx, app.services, { email, user: null, firstName: 'Ada' }, mail)
    })

  it('the local mailbox shows mails and text messages, newest first, with working links', async () => {
    await resetLink('ada@a.example')
    app.clock.move(1)
    await app.services.store.write((trx) => {
      const sms = { kind: 'code', code: '012345', until: app.clock.now() + 1_000 } as const
      return queueSms(trx, app.services, { user: null, phone: '+4915112345678' }, sms)
    })
    const html = await page()
    expect(html.indexOf('012345')).toBeGreaterThan(0)
    expect(html.indexOf('012345')).toBeLessThan(html.indexOf('ada@a.example'))
    const { publicUrl } = app.services.config
    const href = `${publicUrl}/auth/reset-password?code=${CODE}`
    expect(html).toContain(`<a href="${href}">${href}</a>`)
    expect(html).toContain('To +4915112345678')
  })

  it('the local mailbox shows the HTML of a mail in a frame without scripts and requests', async () => {
    await resetLink('ada@a.example')
    const src = /<iframe sandbox="([^"]*)"[^>]* src="([^"]+)"/.exec(await page())
    expect(src?.[1]).toBe('allow-top-navigation-by-user-activation')
    const reply = await get(src?.[2] ?? '')
    expect(reply.body).toContain('<base target="_top">')
    expect(reply.body).toContain(`code=${CODE}`)
    const policy = String(reply.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('sandbox allow-top-navigation-by-user-activation')
    expect(policy).not.toMatch(/script|allow-same-origin|https?:|\*/)
    expect(reply.headers['x-frame-options']).toBe('SAMEORIGIN')
    expect((await get('/local/mailbox/nothing')).statusCode).toBe(404)
  })

  it('the policy of the local mailbox allows its own style by hash, and no script', async () => {
    await resetLink('ada@a.example')
    const reply = await get('/local/mailbox')
    const style = /<style>([^<]*)<\/style>/.exec(reply.body)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    const policy = String(reply.headers['content-security-policy'])
    expect(policy).toContain(`style-src 'sha256-${hash}'`)
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|script|\*/)
    expect(reply.body).not.toMatch(/<script| style=| on\w+="/)
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  it('the local mailbox escapes all text of messages', async () => {
    await app.services.store.write(async (trx) => {
      const text = '<script>alert(1)</script> https://a.example/"onclick="x <b>'
      await fillRow(trx, { subject: '<img src=x>', text, html: '<p>x</p>' })
    })
    const html = await page()
    expect(html).not.toMatch(/<script|<img|<b>|"onclick/)
    expect(html).toContain('&#60;script&#62;')
  })

  type Row = { subject: string; text: string; html: string }
  const fillRow = (trx: Parameters<Parameters<typeof app.services.store.write>[0]>[0], row: Row) =>
    trx
      .insertInto('outbox')
      .values({
        ...{ _id: 'odd "id"', channel: 'mail', recipient: '<i>ada</i>', recipientKey: '', ...row },
        ...{ createdDate: app.clock.now() },
      })
      .execute()
})

describe('the mailbox in production', () => {
  it('production has no mailbox page', async () => {
    const app = await makeTestApp('sqlite', PRODUCTION)
    await fillOutbox(app)
    for (const url of ['/local/mailbox', '/local/mailbox/1']) {
      const reply = await app.http.inject({ method: 'GET', url })
      expect(reply.statusCode).toBe(404)
      expect(reply.body).not.toContain('reader0')
    }
    await app.drop()
  })
})
