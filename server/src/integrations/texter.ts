import { DeliveryError } from '#integrations/delivery.ts'

export type TextMessage = {
  /** A telephone number in E.164 */
  to: string
  text: string
  /** Seconds after which it must not be delivered any more; undefined: no limit */
  validForSeconds: number | undefined
}

/** A telephone number in E.164. */
export const isPhoneNumber = (text: string) => /^\+[1-9]\d{6,14}$/.test(text)

export type Texter = {
  /** Resolves once the provider has accepted the message; throws a DeliveryError */
  send(message: TextMessage, signal: AbortSignal): Promise<void>
}

export type TwilioSettings = {
  accountSid: string
  authToken: string
  /** A number in E.164, or the id of a messaging service (MG...) */
  from: string
}

/** The texter of local mode sends nothing: people read the outbox. */
export const localTexter: Texter = { send: async () => undefined }

const TWILIO = 'https://api.twilio.com'
const LONGEST_VALIDITY_SECONDS = 36_000
/** Invalid number, no mobile phone, or its owner unsubscribed: a retry would fail too */
const HOPELESS = new Set([21211, 21214, 21217, 21610, 21614])

/** Sends through Twilio's Messages API. `base` is its address. */
export function twilioTexter(settings: TwilioSettings, base = TWILIO): Texter {
  const { accountSid, authToken, from } = settings
  const url = `${base}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  return {
    async send({ to, text, validForSeconds }, signal) {
      // Twilio would accept other addresses too: whatsapp:, messenger:, short codes.
      if (!isPhoneNumber(to)) throw new DeliveryError('BAD RECIPIENT', { permanent: true })
      const body = new URLSearchParams({
        To: to,
        [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
        Body: text,
      })
      if (validForSeconds !== undefined) {
        const seconds = Math.min(Math.max(1, validForSeconds), LONGEST_VALIDITY_SECONDS)
        body.set('ValidityPeriod', String(seconds))
      }
      const reply = await post(url, { body, signal, headers: { authorization } })
      if (!reply.ok) throw await refusal(reply)
      // An unread answer would keep its connection open.
      await reply.body?.cancel()
    },
  }
}

async function post(url: string, request: RequestInit): Promise<Response> {
  try {
    // A redirect would send the credentials and the code to another server.
    return await fetch(url, { ...request, method: 'POST', redirect: 'error' })
  } catch (error) {
    const { name, cause } = error as { name: string; cause?: { code?: unknown } }
    const code = typeof cause?.code === 'string' ? cause.code : name
    throw new DeliveryError(`TWILIO ${code}`, { cause: error })
  }
}

async function refusal(reply: Response): Promise<DeliveryError> {
  const text = await reply.text().catch(() => '')
  const { code, message } = readProblem(text)
  const permanent = reply.status === 400 && HOPELESS.has(code ?? 0)
  const reason = `TWILIO ${reply.status}${code === undefined ? '' : ` ${code}`}`
  return new DeliveryError(reason, { said: message, permanent })
}

function readProblem(text: string): { code: number | undefined; message: string } {
  try {
    const { code, message } = JSON.parse(text) as { code?: unknown; message?: unknown }
    return {
      code: typeof code === 'number' ? code : undefined,
      message: typeof message === 'string' ? message : '',
    }
  } catch {
    return { code: undefined, message: '' }
  }
}
