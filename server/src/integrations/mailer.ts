import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import { DeliveryError } from '#integrations/delivery.ts'
import { asciiAddress } from '#lib/addresses.ts'

/** One mail, written. */
export type Letter = {
  /** Stays the same at every try, so that receivers can fold what came twice */
  id: string
  to: string
  subject: string
  text: string
  html: string | null
  /** Milliseconds since 1970 */
  createdDate: number
}

export type Mailer = {
  /** Resolves once the mail is taken over by the next server; throws a DeliveryError */
  send(letter: Letter, signal: AbortSignal): Promise<void>
}

/** One address and nothing beside it: no line break, invisible sign, list, name, quote or comment. */
export const isPlainAddress = (text: string) =>
  /^[^\s\p{C}@"<>(),:;[\]\\]{1,64}@[^\s\p{C}@"<>(),:;[\]\\]{1,255}$/u.test(text)

export type SmtpSettings = {
  host: string
  port: number
  /** TLS from the first byte, by an upgrade without which nothing is sent, or not at all */
  tls: 'start' | 'upgrade' | 'off'
  auth: { user: string; pass: string } | undefined
}

const SMTPS_PORT = 465
const SMTP_PORT = 587

/**
 * Reads SMTP_URL. `smtps://` is TLS from the start; `smtp://` upgrades and refuses to go on in
 * clear, unless the server is on this machine or the address ends in `?tls=off`, for a relay in
 * one's own network. Nothing if it is no such address.
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

/** A mailer of the local mode: the outbox itself is the mailbox, nothing leaves this machine. */
export const localMailer: Mailer = { send: async () => undefined }

const STEP_MS = 10_000
const SILENCE_MS = 30_000

type Sender = { address: string; name: string }

/** Sends by SMTP, one connection a mail, each step with a time limit. */
export function smtpMailer(smtp: SmtpSettings, from: Sender): Mailer {
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
    // A mail is made of what it is given, never of a file or a page that its text names.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return {
    async send(letter, signal) {
      // The library reads lists and names out of what it is given, in the envelope as well.
      if (!isPlainAddress(letter.to)) throw new DeliveryError('BAD RECIPIENT', { permanent: true })
      // Not every next server takes other letters, and each knows the domain by this name.
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
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        })
      } catch (error) {
        throw refusal(error)
      }
    },
  }
}

type SmtpError = {
  code?: string
  originalCode?: string
  responseCode?: number
  command?: string
  response?: string
  timeoutType?: string
}

/** No such mailbox or domain, by the enhanced status code (RFC 3463): the only hopeless case. */
const NO_SUCH_ADDRESS = /^55\d[ -]5\.1\.[1236]\b/

function refusal(error: unknown): DeliveryError {
  const { code, originalCode, responseCode, command, response, timeoutType } = error as SmtpError
  const reason = [code, originalCode, timeoutType, responseCode, command]
    .filter((part) => part !== undefined && part !== '')
    .join(' ')
  // A server may repeat what it was given while signing in.
  const said = code === 'EAUTH' ? '' : (response ?? '')
  const permanent = command === 'RCPT TO' && NO_SUCH_ADDRESS.test(said)
  return new DeliveryError(reason === '' ? 'unknown' : reason, { said, permanent, cause: error })
}
