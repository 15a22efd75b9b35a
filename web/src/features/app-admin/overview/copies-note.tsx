import { Plural, Trans } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import type { Health } from './overview.queries.ts'

/** What is in the way of the copies of feedback elsewhere; nothing where nothing is. */
export function CopiesNote({ health }: { health: Health }) {
  const { feedbackWaiting, feedbackToDelete, feedbackTrouble } = health
  if (feedbackTrouble == null) return null
  return (
    <div className="mt-6 flex gap-3 rounded-field bg-quiet px-4 py-3">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">
          <Trans>The feedback table does not do what it is asked</Trans>
        </p>
        {feedbackToDelete > 0 && (
          <p>
            <Plural
              value={feedbackToDelete}
              one="# copy of what an erased person said is still to be deleted there."
              other="# copies of what erased people said are still to be deleted there."
            />
          </p>
        )}
        {feedbackWaiting > 0 && (
          <p>
            <Plural
              value={feedbackWaiting}
              one="# feedback is still to be copied there."
              other="# pieces of feedback are still to be copied there."
            />
          </p>
        )}
        <p className="text-note">
          <Trans>It is tried again and again. The reason: {feedbackTrouble}.</Trans>
        </p>
      </div>
    </div>
  )
}
