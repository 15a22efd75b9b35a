import webPush from 'web-push'
import { DeliveryError } from '#integrations/delivery.ts'
import type { Outside } from '#integrations/outside.ts'

/** The keys by which push services recognize this server (VAPID, RFC 8292). */
export type PushKeys = { publicKey: string; privateKey: string }

/** What a browser gives a server that may send it messages. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

export type Push = { target: PushTarget; payload: string; ttlSeconds: number }

export type Pusher = {
  /** Resolves once the push service has accepted the message; throws a DeliveryError */
  send(push: Push, signal: AbortSignal): Promise<void>
}

/** The reason of the failure if the browser no longer wants messages. */
export const GONE = 'PUSH GONE'

/**
 * Encrypts with `web-push` and sends to public addresses only. `subject`: an address of the operator,
 * https or mailto, for push services.
 */
export function webPusher(keys: PushKeys, subject: string, outside: Outside): Pusher {
  return {
    async send({ target, payload, ttlSeconds }, signal) {
      const { endpoint, p256dh, auth } = target
      const details = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        {
          vapidDetails: { subject, ...keys },
          TTL: ttlSeconds,
          contentEncoding: 'aes128gcm',
        },
      )
      const { headers, body } = details
      const { status } = await outside.post(endpoint, { headers, body, signal })
      if (status >= 200 && status < 300) return
      // Gone for good (RFC 8030), or a subscription that this service doesn't know.
      if (status === 404 || status === 410) throw new DeliveryError(GONE, { permanent: true })
      // Other refusals, such as 403 for other VAPID keys, would come again, unless it is busy or down.
      const permanent = status < 500 && status !== 429
      throw new DeliveryError(`PUSH ${status}`, { permanent })
    },
  }
}

export const newPushKeys = (): PushKeys => webPush.generateVAPIDKeys()
