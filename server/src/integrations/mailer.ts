import { createPrivateKey } from 'node:crypto'
import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import { DeliveryError } from '#integrations/delivery.ts'
import { asciiAddress } from '#lib/addresses.ts'

export type Letter = {
  /** The same at every attempt, so that receivers recognize duplicates */
  id: string
  to: string
  subject: string
  text: string
  html: string | null
  /** Milliseconds since 1970 */
  createdDate: number
  /** Where a mail program stops messages of this kind with one click; not for other messages */
  stopUrl?: string | undefined
}

export type Mailer = {
  /** Resolves once the next server has accepted the mail; throws a DeliveryError */
  send(letter: Letter, signal: AbortSignal): Promise<void>
}

/** Whether a text is one plain address: no line break, invisible sign, list, name, quote or comment. */
export const isPlainAddress = (text: string) =>
  /^[^\s\p{C}@"<>(),:;[\]\\]{1,64}@[^\s\p{C}@"<>(),:;[\]\\]{1,255}$/u.test(text)

export type SmtpSettings = {
  host: string
  port: number
  /** TLS from the first byte, by a required upgrade, or not at all */
  tls: 'start' | 'upgrade' | 'off'
  auth: { user: string; pass: string } | undefined
}

const SMTPS_PORT = 465
const SMTP_PORT = 587

/**
 * Reads SMTP_URL. `smtps://` is TLS from the start; `smtp://` requires the upgrade, except for a server
 * on this machine or with `?tls=off` (a relay in one's own network). Undefined if invalid.
 */
export function readSmtpUrl(text: string): SmtpSettings | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isStart = url.protocol === 'smtps:'
  const isOff = url.search === '?tls=off'
  if (!isStart && url.protocol !== 'smtp:') return undefined
  if (url.hostname === '' || !/^\/?$/.test(url.pathname) || url.hash !== '') return undefined
  if (url.search !== '' && (isStart || !isOff)) return undefined
  const auth = decodedAuth(url)
  if (auth === 'broken') return undefined
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const isNear = host === 'localhost' || (isIP(host) !== 0 && /^(127\.|::1$)/.test(host))
  return {
    host,
    port: url.port === '' ? (isStart ? SMTPS_PORT : SMTP_PORT) : Number(url.port),
    tls: isStart ? 'start' : isOff || isNear ? 'off' : 'upgrade',
    auth,
  }
}

function decodedAuth(url: URL): SmtpSettings['auth'] | 'broken' {
  if (url.username === '' && url.password === '') return undefined
  try {
    return { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
  } catch {
    return 'broken'
  }
}

/** A key that signs mail, and the name under which its public half is in the DNS (RFC 6376). */
export type Dkim = { selector: string; privateKey: string }

/** Reads MAIL_DKIM, `selector:base64 of a PEM file`. Undefined if invalid. */
export function readDkim(text: string): Dkim | undefined {
  const [, selector = '', body = ''] = /^([a-z0-9-]{1,63}):([A-Za-z0-9+/=]+)$/i.exec(text) ?? []
  const privateKey = Buffer.from(body, 'base64').toString()
  try {
    const { asymmetricKeyType } = createPrivateKey(privateKey)
    const isKnown = asymmetricKeyType === 'rsa' || asymmetricKeyType === 'ed25519'
    return selector !== '' && isKnown ? { selector, privateKey } : undefined
  } catch {
    return undefined
  }
}

/** The mailer of local mode sends nothing: people read the outbox. */
export const localMailer: Mailer = { send: async () => undefined }

const STEP_MS = 10_000
const SILENCE_MS = 30_000

type Sender = { address: string; name: string; dkim?: Dkim | undefined }

/** Connections for many mails. They close soon after the last one: a server that stops waits for it. */
const POOL = {
  pool: true,
  maxConnections: 10,
  maxMessages: 100,
  maxRequeues: 1,
  idleTimeout: 1_000,
}

/**
 * Sends by SMTP with a time limit for each step: with one connection for each mail, or with `isBulk`
 * with a few that take one mail after another.
 */
export function smtpMailer(smtp: SmtpSettings, from: Sender, { isBulk = false } = {}): Mailer {
  const { host, port, tls, auth } = smtp
  const transport = createTransport({
    host,
    port,
    secure: tls === 'start',
    requireTLS: tls === 'upgrade',
    ignoreTLS: tls === 'off',
    ...(auth === undefined ? {} : { auth }),
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    dnsTimeout: STEP_MS,
    socketTimeout: SILENCE_MS,
    tls: { minVersion: 'TLSv1.2' },
    // The library must not read files or pages that a mail's text names.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...dkimOf(from),
    ...(isBulk ? POOL : {}),
  })
  const domain = domainOf(from)
  return {
    async send(letter, signal) {
      // The library would parse lists and names, in the envelope too.
      if (!isPlainAddress(letter.to)) throw new DeliveryError('BAD RECIPIENT', { permanent: true })
      // Every mail server knows a domain in ASCII; some refuse Unicode.
      const to = asciiAddress(letter.to)
      try {
        await transport.sendMail({
          signal,
          from: { name: from.name, address: from.address },
          to: { name: '', address: to },
          envelope: { from: from.address, to: [to] },
          messageId: `<${letter.id}@${domain}>`,
          date: new Date(letter.createdDate),
          subject: letter.subject,
          text: letter.text,
          ...(letter.html === null ? {} : { html: letter.html }),
          headers: { ...HEADERS, ...stopHeaders(letter.stopUrl) },
        })
      } catch (error) {
        throw refusal(error)
      }
    },
  }
}

const domainOf = ({ address }: Sender) => address.slice(address.lastIndexOf('@') + 1)

/** The signed headers: the buttons of mail programs trust only signed addresses (RFC 8058). */
const SIGNED =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post'

const dkimOf = (from: Sender) =>
  from.dkim === undefined
    ? {}
    : {
        dkim: {
          domainName: domainOf(from),
          keySelector: from.dkim.selector,
          privateKey: from.dkim.privateKey,
          headerFieldNames: SIGNED,
        },
      }

const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** One-click unsubscription: RFC 8058. */
const stopHeaders = (url: string | undefined): Record<string, string> =>
  url === undefined
    ? {}
    : {
        'List-Unsubscribe': `<${url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }

type SmtpError = {
  code?: string
  originalCode?: string
  responseCode?: number
  command?: string
  response?: string
  timeoutType?: string
}

/** No such mailbox or domain by the enhanced status code (RFC 3463): the only permanent failure. */
const NO_SUCH_ADDRESS = /^55\d[ -]5\.1\.[1236]\b/

function refusal(error: unknown): DeliveryError {
  const { code, originalCode, responseCode, command, response, timeoutType } = error as SmtpError
  const reason = [code, originalCode, timeoutType, responseCode, command]
    .filter((part) => part !== undefined && part !== '')
    .join(' ')
  // A server may repeat the credentials.
  const said = code === 'EAUTH' ? '' : (response ?? '')
  const permanent = command === 'RCPT TO' && NO_SUCH_ADDRESS.test(said)
  return new DeliveryError(reason === '' ? 'unknown' : reason, { said, permanent, cause: error })
}
