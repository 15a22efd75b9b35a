import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Plus } from 'lucide-react'
import { useState } from 'react'
import type { WholeGoal } from '#features/goals/goals.queries.ts'
import { ShareDialog, usePartnersOf } from '#features/goals/sharing/share-dialog.tsx'
import {
  type NamedPartner,
  unshareDocument,
  usePartnerChange,
} from '#features/partners/sharing.queries.ts'
import { useFormContext } from '#shell/forms/use-form.ts'
import type { GoalValues } from './changes.rules.ts'

type Props = { goal: WholeGoal }

const look =
  'flex min-h-11 items-center gap-2 rounded-field text-start text-note text-field-soft underline underline-offset-4 hover:text-field'

/** Impact partners who see the goal; the field itself is a private note. */
export function PartnerChoice({ goal }: Props) {
  const { write } = useFormContext<GoalValues>()
  const [asked, setAsked] = useState<NamedPartner | null>(null)
  const partners = usePartnersOf(goal)
  if (goal.state === 'letGo') return null
  return (
    <>
      {partners.map(({ partner, sees }) =>
        sees ? (
          <Shared key={partner._id} goal={goal} partner={partner} />
        ) : (
          <button
            key={partner._id}
            type="button"
            aria-haspopup="dialog"
            className={look}
            onClick={() => setAsked(partner)}
          >
            <Plus aria-hidden="true" className="size-4 shrink-0" />
            <Trans>Share this goal with {partner.person.name}</Trans>
          </button>
        ),
      )}
      {asked && (
        <ShareDialog
          goal={goal}
          partner={asked}
          note={<Trans>We’ll write their name in the partner field.</Trans>}
          onShared={() => write({ partner: asked.person.name })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

function Shared({ goal, partner: { _id, person } }: Props & { partner: NamedPartner }) {
  const { t } = useLingui()
  const unshare = usePartnerChange(unshareDocument, { said: t`No longer shared` })
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-4">
      <span className="flex items-center gap-2 text-note font-semibold">
        <Check aria-hidden="true" className="size-4 shrink-0" />
        <Trans>{person.firstName} sees this goal</Trans>
      </span>
      <button
        type="button"
        className={look}
        aria-busy={unshare.isPending || undefined}
        onClick={() => unshare.mutate({ _id, goalId: goal._id })}
      >
        <Trans>Stop sharing</Trans>
      </button>
    </p>
  )
}
