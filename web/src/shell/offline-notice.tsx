import { loadMessages } from '#lib/i18n.ts'
import { painted } from '#lib/painted.ts'
import { untilThere } from '#lib/until-there.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'

// The first paint does not need it, and without a network it could not load later.
const notices = lazyPart(() =>
  untilThere(async () => {
    await painted()
    const [{ Notices }] = await Promise.all([
      import('#shell/notices/notices.tsx'),
      loadMessages('notices'),
    ])
    return Notices
  }),
)

/** Lines above the page: without a network, for a new version, for a goal with two versions. */
export function OfflineNotice() {
  return (
    <div role="status" className="empty:hidden">
      <Lazy part={notices} placeholder={null} />
    </div>
  )
}
