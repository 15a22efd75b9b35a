import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Fold } from '#ui/fold.tsx'
import { PastFlows } from './past-flows.tsx'
import { PastRatings } from './past-ratings.tsx'

/** Past flows and ratings of advice: to see again and to delete (product 3, history). */
export function PastSection() {
  return (
    <div className="flex flex-col gap-6">
      <Part title={<Trans>Past flows</Trans>} note={<Trans>What you chose, step by step</Trans>}>
        <PastFlows />
      </Part>
      <Part title={<Trans>Ratings of advice</Trans>} note={<Trans>How helpful you found it</Trans>}>
        <PastRatings />
      </Part>
    </div>
  )
}

type PartProps = { title: ReactNode; note: ReactNode; children: ReactNode }

/** A part that is asked for once it is opened. */
function Part({ title, note, children }: PartProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Fold look="part" title={title} note={note} onToggle={setIsOpen}>
      {isOpen && <div className="on-surface rounded-card px-6 py-4">{children}</div>}
    </Fold>
  )
}
