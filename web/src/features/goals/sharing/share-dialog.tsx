import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PartnerSees } from '#features/partners/partner-sees.tsx'
import {
  isNamed,
  type NamedPartner,
  partnersQuery,
  shareDocument,
  usePartnerChange,
} from '#features/partners/sharing.queries.ts'
import { DialogShell } from '#shell/dialog-shell.tsx'

/** The person's partners, and whether each partner sees the goal. */
export function usePartnersOf(goal: { _id: string }) {
  const { data } = useQuery(partnersQuery)
  return (data?.partnerGetMany ?? [])
    .filter(isNamed)
    .filter(({ state }) => state === 'accepted')
    .map((partner) => ({ partner, sees: partner.shared.some(({ _id }) => _id === goal._id) }))
}

type Props = {
  goal: { _id: string }
  partner: NamedPartner
  note?: ReactNode
  onShared?: () => void
  onClose: () => void
}

/** Lists the fields that the partner will see, before the goal is shared. */
export function ShareDialog({ goal, partner: { _id, person }, note, onShared, onClose }: Props) {
  const { t } = useLingui()
  const { mutate, isPending, error } = usePartnerChange(shareDocument, {
    said: t`${person.firstName} can see this goal now`,
    isErrorShown: true,
  })
  function onSuccess() {
    onShared?.()
    onClose()
  }
  return (
    <DialogShell
      open
      onClose={onClose}
      title={t`Share this goal with ${person.firstName}?`}
      error={error}
      pending={isPending}
      actionLabel={t`Share`}
      onAction={() => mutate({ _id, goalId: goal._id }, { onSuccess })}
    >
      <p>
        <PartnerSees firstName={person.firstName} />
      </p>
      <p className="text-field-soft">
        {note} <Trans>You can stop sharing at any time.</Trans>
      </p>
    </DialogShell>
  )
}
