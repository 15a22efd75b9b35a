import { execSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import { afterEach, describe, expect, it } from 'vitest'
import type { DeliveryError } from '#integrations/delivery.ts'
import {
  type Letter,
  readDkim,
  readSmtpUrl,
  type SmtpSettings,
  smtpMailer,
} from '#integrations/mailer.ts'
import { aMailServer, type MailServer, type Manner } from '#testing/mail-server.ts'
import { openMail } from '#testing/mime.ts'

const FROM = { address: 'goodwork@mail.example', name: 'Goodwork' }
const LETTER: Letter = {
  id: '019a-1',
  to: 'ada@a.example',
  subject: 'Grüße an Ada',
  text: `Hello,\n\nhttps://goodwork.example/auth/verify-email?code=${'x'.repeat(43)}\n\nTschüß\n`,
  html: '<!doctype html><p>Tschüß</p>',
  createdDate: Date.parse('2026-11-21T09:00:00Z'),
}

let server: MailServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

const send = (settings: Partial<SmtpSettings>, letter: Partial<Letter> = {}, ms = 5_000) => {
  const near = { host: '127.0.0.1', port: server?.port ?? 1, tls: 'off', auth: undefined } as const
  const mailer = smtpMailer({ ...near, ...settings }, FROM)
  return mailer.send({ ...LETTER, ...letter }, AbortSignal.timeout(ms))
}
const failure = async (sending: Promise<void>): Promise<DeliveryError> => {
  const error = await sending.then(
    () => undefined,
    (refused: DeliveryError) => refused,
  )
  if (error === undefined) throw new Error('It was sent.')
  return error
}

describe('sending many mails by SMTP', () => {
  const bulkMailer = () => {
    const { port = 1 } = server ?? {}
    const near = { host: '127.0.0.1', port, tls: 'off', auth: undefined } as const
    return smtpMailer(near, FROM, { isBulk: true })
  }
  const many = Array.from({ length: 60 }, (_, at) => `reader${at}@a.example`)

  it('sends many mails over ten connections, each once', async () => {
    let connections = 0
    server = await aMailServer('healthy', {
      onConnect: (_session, done) => {
        connections += 1
        done()
      },
    })
    const mailer = bulkMailer()
    const patience = AbortSignal.timeout(20_000)
    await Promise.all(many.map((to) => mailer.send({ ...LETTER, id: to, to }, patience)))
    expect(server.received.flatMap(({ to }) => to).sort()).toEqual([...many].sort())
    expect(connections).toBeLessThanOrEqual(10)
  })

  it('fails a mail at its time limit or a lost connection, and sends the next ones', async () => {
    server = await aMailServer('slow')
    const mailer = bulkMailer()
    const sendTo = (to: string, ms: number) =>
      mailer.send({ ...LETTER, id: to, to }, AbortSignal.timeout(ms))
    expect((await failure(sendTo('ada@a.example', 300))).reason).toContain('EABORT')
    server.manner = 'dropping'
    expect((await failure(sendTo('ada@a.example', 5_000))).reason).toContain('ECONNECTION')
    server.manner = { refusing: '550 5.1.1 No such mailbox' }
    expect(await failure(sendTo('ada@a.example', 5_000))).toMatchObject({ permanent: true })
    server.manner = 'healthy'
    await sendTo('bea@a.example', 5_000)
    expect(server.received.map(({ to }) => to)).toEqual([['bea@a.example']])
  })
})

describe('sending by SMTP', () => {
  it('sends a mail with text and HTML from the configured sender', async () => {
    server = await aMailServer()
    await send({})
    const [mail, ...more] = server.received
    expect(more).toEqual([])
    expect(mail).toMatchObject({ from: FROM.address, to: ['ada@a.example'] })
    const { headers, text, html } = openMail(mail?.raw ?? '')
    expect(headers).toMatchObject({
      from: 'Goodwork <goodwork@mail.example>',
      to: 'ada@a.example',
      subject: 'Grüße an Ada',
      'auto-submitted': 'auto-generated',
    })
    expect(Date.parse(headers.date ?? '')).toBe(LETTER.createdDate)
    expect(text).toBe(LETTER.text)
    expect(html.trim()).toBe(LETTER.html)
  })

  it('signs a mail, also the addresses that stop it, by the commands that operators are given', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dkim-'))
    const run = (command: string) =>
      execSync(command, { cwd: folder, stdio: 'pipe' }).toString().trim()
    run('openssl genrsa -out dkim.pem 2048')
    const dkim = readDkim(`goodwork:${run('base64 -w0 dkim.pem')}`)
    const published = run('openssl rsa -in dkim.pem -pubout -outform der | base64 -w0')
    rmSync(folder, { recursive: true })
    server = await aMailServer()
    const near = { host: '127.0.0.1', port: server.port, tls: 'off', auth: undefined } as const
    const mailer = smtpMailer(near, { ...FROM, dkim })
    const stopUrl = 'https://goodwork.example/messages/stop/plan.user.mac'
    await mailer.send({ ...LETTER, stopUrl }, AbortSignal.timeout(5_000))
    const raw = server.received[0]?.raw ?? ''
    const resolver = async (name: string) =>
      name === 'goodwork._domainkey.mail.example' ? [[`v=DKIM1; k=rsa; p=${published}`]] : []
    const check = async (mail: string) => {
      const { results } = await dkimVerify(Buffer.from(mail), { resolver })
      return results.map(({ status }) => status.result)
    }
    expect(await check(raw)).toEqual(['pass'])
    const signature = openMail(raw).headers['dkim-signature']
    expect(signature).toMatch(/list-unsubscribe: ?list-unsubscribe-post/i)
    expect(await check(raw.replace('plan.user.mac', 'plan.other.mac'))).toEqual(['fail'])
  })

  it('sends a mail to an international domain by its name in ASCII', async () => {
    server = await aMailServer()
    await send({}, { to: 'ada@bücher.example' })
    // The test server converts the domain of the envelope back to Unicode.
    expect(server.received[0]?.to).toEqual(['ada@bücher.example'])
    expect(openMail(server.received[0]?.raw ?? '').headers.to).toBe('ada@xn--bcher-kva.example')
  })

  it('sends a mail to an international mailbox if the server accepts it', async () => {
    server = await aMailServer()
    await send({}, { to: 'jörg@a.example' })
    expect(server.received[0]?.to).toEqual(['jörg@a.example'])
  })

  it('sends a mail with the same message id at every attempt', async () => {
    server = await aMailServer()
    await send({})
    await send({})
    const ids = server.received.map(({ raw }) => openMail(raw).headers['message-id'])
    expect(ids).toEqual(Array(2).fill('<019a-1@mail.example>'))
  })

  it.each([
    ['subject', 'Hello\r\nBcc: eve@e.example\r\n\r\n<script>'],
    ['subject', 'Hello\nBcc: eve@e.example'],
    ['subject', 'Hello\rBcc: eve@e.example'],
    ['subject', `${'long '.repeat(60)}\u2028Bcc: eve@e.example\u0000`],
    ['to', 'ada@a.example\r\nBcc: eve@e.example'],
    ['to', 'ada@a.example, eve@e.example'],
    ['to', 'Ada <eve@e.example>'],
    ['to', '"eve@e.example"@a.example'],
    ['to', 'ada@a.example>\r\nRCPT TO:<eve@e.example'],
    ['id', '1>\r\nBcc: eve@e.example'],
  ] as const)('adds no header and no recipient to a mail with the %s %j', async (field, value) => {
    server = await aMailServer()
    await send({}, { [field]: value }).catch(() => undefined)
    for (const { to, raw } of server.received) {
      expect(to).not.toContain('eve@e.example')
      // Throws if a header is repeated or a line is no header.
      expect(openMail(raw).headers).not.toHaveProperty('bcc')
      expect(openMail(raw).text).toBe(LETTER.text)
    }
    expect(server.received).toHaveLength(field === 'to' ? 0 : 1)
  })

  it('refuses a mail to more than one address permanently', async () => {
    server = await aMailServer()
    const error = await failure(send({}, { to: 'ada@a.example, eve@e.example' }))
    expect(error).toMatchObject({ reason: 'BAD RECIPIENT', permanent: true })
  })

  it('signs in to the mail server with the user and password of the URL', async () => {
    server = await aMailServer()
    await send({ auth: { user: 'goodwork', pass: 'hunter2' } })
    expect(server.signedIn).toEqual(['goodwork hunter2'])
    expect(server.received).toHaveLength(1)
  })
})

describe('TLS of mail servers', () => {
  it('sends no mail in clear text if the server refuses the required TLS upgrade', async () => {
    server = await aMailServer()
    const auth = { user: 'goodwork', pass: 'hunter2' }
    const error = await failure(send({ tls: 'upgrade', auth }))
    expect(error.reason).toContain('ETLS')
    expect(server.signedIn).toEqual([])
    expect(server.received).toEqual([])
  })

  it.each(['start', 'upgrade'] as const)(
    'refuses an untrusted certificate of a mail server with TLS by %s',
    async (tls) => {
      server = await aMailServer('healthy', { secure: tls === 'start', disabledCommands: [] })
      const error = await failure(send({ tls, auth: { user: 'goodwork', pass: 'hunter2' } }))
      expect(error.permanent).toBe(false)
      expect(server.signedIn).toEqual([])
      expect(server.received).toEqual([])
    },
  )

  it.each([
    ['smtps://mail.example', 'start', 465],
    ['smtp://mail.example', 'upgrade', 587],
    ['smtp://mail.example:25/', 'upgrade', 25],
    ['smtp://127.0.0.1.mail.example', 'upgrade', 587],
    ['smtp://relay:25?tls=off', 'off', 25],
    ['smtp://localhost:1025', 'off', 1025],
    ['smtp://127.0.0.1:1025', 'off', 1025],
    ['smtp://[::1]:1025', 'off', 1025],
  ])('reads the URL %s as TLS mode %s at port %i', (url, tls, port) => {
    expect(readSmtpUrl(url)).toMatchObject({ tls, port })
  })

  it.each([
    '',
    'mail.example',
    'http://mail.example',
    'smtp://',
    'smtp://mail.example/path',
    'smtp://mail.example?tls=maybe',
    'smtps://mail.example?tls=off',
    'smtp://mail.example?requireTLS=false&tls=off',
  ])('readSmtpUrl refuses the invalid URL %j', (url) => {
    expect(readSmtpUrl(url)).toBeUndefined()
  })
})

describe('mails that are not sent', () => {
  it('a mail fails with ECONNREFUSED if no server listens', async () => {
    const error = await failure(send({ port: 1 }))
    expect(error).toMatchObject({ permanent: false })
    expect(error.reason).toContain('ECONNREFUSED')
  })

  it.each<[Manner, RegExp, boolean]>([
    ['dropping', /ECONNECTION|ESOCKET|ECONNRESET/, false],
    [{ refusing: '450 4.2.0 Greylisted, come again' }, /450 RCPT TO/, false],
    [{ refusing: '451 4.3.0 Try later' }, /451 RCPT TO/, false],
    [{ refusing: '550 5.7.1 Relay access denied' }, /550 RCPT TO/, false],
    [{ refusing: '552 5.2.2 Mailbox full' }, /552 RCPT TO/, false],
    [{ refusing: '550 5.1.1 No such user' }, /550 RCPT TO/, true],
    [{ refusing: '553 5.1.3 Bad address' }, /553 RCPT TO/, true],
  ])(
    'a mail fails permanently only if the mailbox does not exist: %j',
    async (manner, reason, permanent) => {
      server = await aMailServer(manner)
      const error = await failure(send({}))
      expect(error.reason).toMatch(reason)
      expect(error.permanent).toBe(permanent)
      expect(server.received).toEqual([])
    },
  )

  it('keeps a mail server’s message of a refusal, but not that of a failed sign-in', async () => {
    server = await aMailServer({ refusing: '550 5.7.1 Relay access denied' })
    expect((await failure(send({}))).said).toContain('Relay access denied')
    const error = await failure(send({ auth: { user: 'goodwork', pass: 'wrong' } }))
    expect(error.reason).toMatch(/EAUTH/)
    expect(`${error.reason} ${error.said}`).not.toContain('no entry')
  })

  it('aborts a mail at its time limit in any step of a slow server', async () => {
    server = await aMailServer('slow')
    expect((await failure(send({}, {}, 300))).reason).toContain('EABORT')
    const mute = createServer()
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
    const { port } = mute.address() as { port: number }
    expect((await failure(send({ port }, {}, 300))).reason).toContain('EABORT')
    mute.close()
  })
})
