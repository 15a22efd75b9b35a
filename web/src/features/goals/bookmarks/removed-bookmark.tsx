import { Trans } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import { titleOf } from '#features/goals/goals.labels.ts'
import type { ListedGoal } from '#features/goals/goals.queries.ts'
import { Button } from '#ui/button.tsx'

type Props = { bookmark: ListedGoal; onUndo: (bookmark: ListedGoal) => void }

/** The place of a bookmark that was just taken away. The focus, which was on it, goes to its undo. */
export function RemovedBookmark({ bookmark, onUndo }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-quiet py-2 pr-2 pl-6">
      <p className="min-w-0 py-1">
        <Trans>
          Removed: <strong>{titleOf(bookmark)}</strong>
        </Trans>
      </p>
      <Button
        ref={takeFocus}
        variant="quiet"
        icon={<Undo2 aria-hidden="true" className="size-5" />}
        onClick={() => onUndo(bookmark)}
      >
        <Trans>Undo</Trans>
      </Button>
    </div>
  )
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })
