import { SaveDeviceTime } from '#features/profile/save-device-time.tsx'
import { OutboxSender } from '#shell/outbox-sender.tsx'

/** Invisible work on every signed-in page; not needed for the first paint. */
export function Background() {
  return (
    <>
      <OutboxSender />
      <SaveDeviceTime />
    </>
  )
}
