import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type ReceivedMail = { from: string; to: string[]; raw: string }

/** How a server treats the next mail. */
export type Manner =
  | 'healthy'
  /** Receives the whole mail, and does not answer until `release` */
  | 'slow'
  /** Closes the connection in the middle of the mail */
  | 'dropping'
  /** Refuses the recipient with this message */
  | { refusing: string }

export type MailServer = {
  port: number
  url: string
  /** The accepted mails, in order */
  received: ReceivedMail[]
  /** How many mails arrived with their text, accepted or not */
  begun: number
  manner: Manner
  signedIn: string[]
  untilBegun(count: number): Promise<void>
  /** Accepts the mails that a slow server has not answered yet */
  release(): void
  close(): Promise<void>
}

/** A real SMTP server on a free port, or on the given one. */
export async function aMailServer(
  manner: Manner = 'healthy',
  { port = 0, ...options }: SMTPServerOptions & { port?: number } = {},
): Promise<MailServer> {
  const held: (() => void)[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    ...options,
    onAuth: ({ username, password }, _session, done) => {
      mail.signedIn.push(`${username} ${password}`)
      if (password === 'wrong') done(new Error(`no entry for ${password}`))
      else done(null, { user: username })
    },
    onRcptTo: (_address, _session, done) => {
      if (typeof mail.manner !== 'object') return done()
      const [code = '', ...words] = mail.manner.refusing.split(' ')
      done(Object.assign(new Error(words.join(' ')), { responseCode: Number(code) }))
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      if (mail.manner === 'dropping') {
        mail.begun += 1
        for (const connection of server.connections) connection._socket.destroy()
        return
      }
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const take = () => {
          mail.received.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map((to) => to.address),
            raw: Buffer.concat(parts).toString(),
          })
          done(null, 'taken over')
        }
        mail.begun += 1
        if (mail.manner === 'slow') held.push(take)
        else take()
      })
    },
  })
  // The server reports a dropped connection as an error, too.
  server.on('error', () => undefined)
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const at = (listening.address() as AddressInfo).port
  const mail: MailServer = {
    port: at,
    url: `smtp${options.secure === true ? 's' : ''}://127.0.0.1:${at}`,
    received: [],
    begun: 0,
    manner,
    signedIn: [],
    untilBegun: (count) => until(() => mail.begun >= count),
    release: () => {
      for (const take of held.splice(0)) take()
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return mail
}

/** Waits until a condition is true; throws after 30 seconds. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It did not come about within 30 seconds.')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
