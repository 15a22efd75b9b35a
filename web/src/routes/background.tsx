import { mendWith } from '#api/outbox.ts'
import { KeptChanges, mendGoal } from '#features/goals/goals.saving.ts'
import { SaveDeviceTime } from '#features/profile/save-device-time.tsx'
import { ReadyOffline } from '#routes/ready-offline.tsx'
import { OutboxSender } from '#shell/outbox-sender.tsx'

mendWith(mendGoal)

/** Invisible work on every signed-in page; not needed for the first paint. */
export function Background() {
  return (
    <>
      <OutboxSender />
      <KeptChanges />
      <SaveDeviceTime />
      <ReadyOffline />
    </>
  )
}
