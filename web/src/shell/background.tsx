import { DeviceZone } from '#shell/device-zone.tsx'
import { OutboxSender } from '#shell/outbox-sender.tsx'

/** What works unseen on every page of those who are in: nothing that a first paint needs. */
export function Background() {
  return (
    <>
      <OutboxSender />
      <DeviceZone />
    </>
  )
}
