import { Trans } from '@lingui/react/macro'
import { CircleCheckBig } from 'lucide-react'
import { useId } from 'react'
import { titleOf } from '#features/goals/goals.labels.ts'
import type { ListedGoal } from '#features/goals/goals.queries.ts'
import { entityTone, isEntity } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { buttonClass } from '#ui/button.tsx'
import { cardClass } from '#ui/card.tsx'
import { Celebration } from '#ui/celebration.tsx'
import { linkClass } from '#ui/link.tsx'

type Props = { goal: ListedGoal; onUndo: () => void }

/** The pressed step is removed with its card: the focus goes to the confirmation. */
function takeFocus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest' })
}

/** Says in My Goals that a goal was achieved just now, with the way to its story. */
export function DoneCard({ goal, onUndo }: Props) {
  const heading = useId()
  const tone = isEntity(goal.entity) ? entityTone[goal.entity] : undefined
  return (
    <article
      ref={takeFocus}
      tabIndex={-1}
      aria-labelledby={heading}
      className={cardClass(tone, 'relative flex scroll-mt-20 flex-col gap-3 outline-none')}
    >
      <Celebration />
      <div id={heading}>
        <p className="flex items-center gap-2 font-semibold">
          <CircleCheckBig aria-hidden="true" className="size-5 shrink-0" />
          <Trans>Goal achieved!</Trans>
        </p>
        <h3 className="mt-1.5 text-title wrap-anywhere">{titleOf(goal)}</h3>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <AppLink to={paths.goal(goal._id)} className={buttonClass('strong')}>
          <Trans>See its story</Trans>
        </AppLink>
        <button type="button" className={linkClass('min-h-11')} onClick={onUndo}>
          <Trans>Not done yet</Trans>
        </button>
      </div>
    </article>
  )
}
