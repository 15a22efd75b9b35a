import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EndingDialog } from './ending.tsx'
import { PersonHead, smallButton } from './person-head.tsx'
import { PickGoalDialog } from './pick-goal-dialog.tsx'
import { OwnGoal, TheirGoalCard } from './shared-goals.tsx'
import type { NamedPartner } from './sharing.queries.ts'

/** A partner: the goals that each shares with the other, and buttons to end the partnership. */
export function PartnerCard({ partner }: { partner: NamedPartner }) {
  const heading = useId()
  const { _id, person, goals, shared } = partner
  const { firstName } = person
  return (
    <section aria-labelledby={heading}>
      <Card className="flex flex-col gap-6 sm:p-8">
        <PersonHead person={person}>
          <h2 id={heading} className="text-title">
            {person.name}
          </h2>
        </PersonHead>
        <div className="grid gap-6 lg:grid-cols-2 lg:gap-10">
          <GoalList
            title={<Trans>{firstName}’s goals</Trans>}
            none={<Trans>{firstName} hasn’t shared a goal yet.</Trans>}
          >
            {goals.map((goal) => (
              <li key={goal._id}>
                <TheirGoalCard _id={_id} firstName={firstName} goal={goal} />
              </li>
            ))}
          </GoalList>
          <GoalList
            title={<Trans>Your goals that {firstName} sees</Trans>}
            none={<Trans>None yet. You choose each goal you share.</Trans>}
            action={<ShareButton partner={partner} />}
          >
            {shared.map((goal) => (
              <li key={goal._id}>
                <OwnGoal _id={_id} firstName={firstName} goal={goal} />
              </li>
            ))}
          </GoalList>
        </div>
        <Ways partner={partner} />
      </Card>
    </section>
  )
}

type GoalListProps = {
  title: ReactNode
  none: ReactNode
  action?: ReactNode
  children: ReactNode[]
}

function GoalList({ title, none, action, children }: GoalListProps) {
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <h3 className="text-lead">{title}</h3>
      {children.length === 0 && <p className="text-field-soft">{none}</p>}
      <ul className="flex flex-col gap-6 empty:hidden">{children}</ul>
      {action}
    </div>
  )
}

function ShareButton({ partner: { _id, person, shared } }: { partner: NamedPartner }) {
  const [isPicking, setIsPicking] = useState(false)
  return (
    <>
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
    </>
  )
}

/** The buttons to end the partnership and to block the partner, each with a confirmation. */
function Ways({ partner: { _id, person } }: { partner: NamedPartner }) {
  const { t } = useLingui()
  const [asking, setAsking] = useState<'end' | 'block' | null>(null)
  const ways = [
    { way: 'end', text: t`End partnership`, label: t`End partnership with ${person.name}` },
    { way: 'block', text: t`Block`, label: t`Block ${person.name}` },
  ] as const
  return (
    <div className="-mb-3 flex flex-wrap gap-x-8">
      {ways.map(({ way, text, label }) => (
        <button
          key={way}
          type="button"
          aria-haspopup="dialog"
          aria-label={label}
          className={smallButton}
          onClick={() => setAsking(way)}
        >
          {text}
        </button>
      ))}
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
