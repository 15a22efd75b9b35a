import { Flame } from '#features/impact-index/flame.tsx'
import { Bell } from '#features/messages/bell.tsx'

/** The bell and the flame in the top bar. */
export function TopMarks() {
  return (
    <div className="flex items-center">
      <Bell />
      <Flame />
    </div>
  )
}
