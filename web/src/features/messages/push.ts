import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { isNative } from '#lib/platform.ts'

const keyDocument = graphql(`
  query PushKey {
    pushKeyGet
  }
`)

const subscribeDocument = graphql(`
  mutation SubscribePush($obj: PushSubscribeInput!) {
    pushSubscribe(obj: $obj)
  }
`)

const unsubscribeDocument = graphql(`
  mutation UnsubscribePush($endpoint: String!) {
    pushUnsubscribe(endpoint: $endpoint)
  }
`)

/** `blocked`: the person forbade this site to show notifications, in the browser. */
export type PushState = 'on' | 'off' | 'blocked'

/** Whether this browser can show messages. On an iPhone only the app on the home screen can. */
export const canPush = (): boolean =>
  !isNative && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Missing until the app has a service worker, which development has not. */
async function pushManager(): Promise<PushManager | undefined> {
  const found = await navigator.serviceWorker.getRegistration()
  return found?.active ? found.pushManager : undefined
}

/** Null without a service worker. */
export async function readPushState(): Promise<PushState | null> {
  const manager = await pushManager()
  if (manager === undefined) return null
  if (Notification.permission === 'denied') return 'blocked'
  const found = await manager.getSubscription()
  if (found === null) return 'off'
  // Its session may have ended, or another person may have signed in: it is stored again.
  await store(found)
  return 'on'
}

/** Asks the person in the browser, and sends messages to it from then on. Throws AppError. */
export async function turnOnPush(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') {
    return Notification.permission === 'denied' ? 'blocked' : 'off'
  }
  const { pushKeyGet } = await request(keyDocument, {})
  const manager = await pushManager()
  if (manager === undefined) return 'off'
  // With the keys of another server, the browser would refuse.
  await (await manager.getSubscription())?.unsubscribe()
  await store(await manager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKeyGet }))
  return 'on'
}

export async function turnOffPush(): Promise<PushState> {
  const found = await (await pushManager())?.getSubscription()
  if (!found) return 'off'
  await request(unsubscribeDocument, { endpoint: found.endpoint })
  await found.unsubscribe()
  return 'off'
}

async function store(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  await request(subscribeDocument, { obj: { endpoint: endpoint ?? '', p256dh, auth } })
}
