import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { usePortal } from '#shell/membership/use-provider-page.ts'
import { PictureLift } from '#ui/art/picture-lift.tsx'
import { Button } from '#ui/button.tsx'
import { linkClass } from '#ui/link.tsx'
import { PaymentFrame } from './payment-frame.tsx'

/** Somebody who pays already: nothing is sold twice. */
export function AlreadyMember() {
  const { t } = useLingui()
  const { go, pending, error } = usePortal()
  return (
    <PaymentFrame
      title={t`You already have a membership`}
      moment="portal"
      picture={<PictureLift />}
      lead={<Trans>You won’t be charged twice. You can change or cancel it.</Trans>}
    >
      <InlineError error={error} />
      <Button className="self-start" pending={pending} onClick={go}>
        <Trans>Manage my membership</Trans>
      </Button>
      <AppLink to={paths.paymentComplete} className={linkClass('self-start py-2')}>
        <Trans>Check my membership</Trans>
      </AppLink>
    </PaymentFrame>
  )
}
