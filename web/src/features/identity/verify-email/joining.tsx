import { Trans, useLingui } from '@lingui/react/macro'
import { FormSwitch } from '#shell/forms/switch-field.tsx'

type Props = {
  company: string
  /** Whether the person chooses, in the form's field `joins`; if not, they join. */
  asks: boolean
}

/** Which company one joins by confirming an address, and what that means, before one does. */
export function Joining({ company, asks }: Props) {
  const { t } = useLingui()
  if (!asks) {
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
      <FormSwitch
        name="joins"
        label={t`Join ${company} with my account`}
        hint={
          <>
            <WhatItMeans /> <Trans>Left off, your account stays out of it.</Trans>
          </>
        }
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
