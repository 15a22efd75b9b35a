import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import type { NamedPartner } from '#shell/partners/partners.queries.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EndingDialog } from './ending.tsx'
import { PersonHead, smallButton } from './person-head.tsx'
import { PickGoalDialog } from './pick-goal-dialog.tsx'
import { OwnGoal, TheirGoalCard } from './shared-goals.tsx'

/** A partner: the goals they share, what they see of one's own, and the way out. */
export function PartnerCard({ partner }: { partner: NamedPartner }) {
  const heading = useId()
  const { person, goals } = partner
  return (
    <section aria-labelledby={heading}>
      <Card className="flex flex-col gap-6 sm:p-8">
        <PersonHead person={person}>
          <h2 id={heading} className="text-title">
            {person.name}
          </h2>
        </PersonHead>
        <div className="grid gap-6 lg:grid-cols-2 lg:gap-10">
          <div className="flex min-w-0 flex-col gap-3">
            <h3 className="text-lead">
              <Trans>{person.firstName}’s goals</Trans>
            </h3>
            {goals.length === 0 && (
              <p className="text-field-soft">
                <Trans>{person.firstName} hasn’t shared a goal yet.</Trans>
              </p>
            )}
            <ul className="flex flex-col gap-6 empty:hidden">
              {goals.map((goal) => (
                <li key={goal._id}>
                  <TheirGoalCard _id={partner._id} firstName={person.firstName} goal={goal} />
                </li>
              ))}
            </ul>
          </div>
          <WhatTheySee partner={partner} />
        </div>
        <Ways partner={partner} />
      </Card>
    </section>
  )
}

function WhatTheySee({ partner: { _id, person, shared } }: { partner: NamedPartner }) {
  const [isPicking, setIsPicking] = useState(false)
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <h3 className="text-lead">
        <Trans>What {person.firstName} sees</Trans>
      </h3>
      {shared.length === 0 && (
        <p className="text-field-soft">
          <Trans>Nothing yet. You choose each goal you share.</Trans>
        </p>
      )}
      <ul className="flex flex-col gap-6 empty:hidden">
        {shared.map((goal) => (
          <li key={goal._id}>
            <OwnGoal _id={_id} firstName={person.firstName} goal={goal} />
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        className="self-start"
        aria-haspopup="dialog"
        icon={<Plus aria-hidden="true" className="size-5" />}
        onClick={() => setIsPicking(true)}
      >
        <Trans>Share a goal</Trans>
      </Button>
      {isPicking && (
        <PickGoalDialog
          _id={_id}
          firstName={person.firstName}
          shared={shared.map((goal) => goal._id)}
          onClose={() => setIsPicking(false)}
        />
      )}
    </div>
  )
}

/** End and block, each after a question. */
function Ways({ partner: { _id, person } }: { partner: NamedPartner }) {
  const { t } = useLingui()
  const [asking, setAsking] = useState<'end' | 'block' | null>(null)
  return (
    <div className="-mb-3 flex flex-wrap gap-x-8">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t`End partnership with ${person.name}`}
        className={smallButton}
        onClick={() => setAsking('end')}
      >
        <Trans>End partnership</Trans>
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t`Block ${person.name}`}
        className={smallButton}
        onClick={() => setAsking('block')}
      >
        <Trans>Block</Trans>
      </button>
      {asking !== null && (
        <EndingDialog
          _id={_id}
          firstName={person.firstName}
          isBlocking={asking === 'block'}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  )
}
