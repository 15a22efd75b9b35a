import { Trans, useLingui } from '@lingui/react/macro'
import { SwitchRow } from '#ui/switch-row.tsx'

type Props = {
  company: string
  /** Where it is one's own choice; else one joins */
  choice: { joins: boolean; onChange: (joins: boolean) => void } | null
}

/** Which company one joins by confirming an address, and what that means, before one does. */
export function Joining({ company, choice }: Props) {
  const { t } = useLingui()
  if (choice === null) {
    return (
      <div className="wrap-anywhere">
        <p className="font-semibold">
          <Trans>By confirming you also join {company}.</Trans>
        </p>
        <p className="mt-1">
          <WhatItMeans /> <Trans>You can leave it again on your profile.</Trans>
        </p>
      </div>
    )
  }
  return (
    <div className="wrap-anywhere">
      <p>
        <Trans>This is an address of {company}.</Trans>
      </p>
      <SwitchRow
        label={t`Join ${company} with my account`}
        hint={
          <>
            <WhatItMeans /> <Trans>Left off, your account stays out of it.</Trans>
          </>
        }
        checked={choice.joins}
        onChange={choice.onChange}
      />
    </div>
  )
}

const WhatItMeans = () => (
  <Trans>
    Its admins see your name, address and role, and can end your access. Your goals and notes stay
    yours alone.
  </Trans>
)
