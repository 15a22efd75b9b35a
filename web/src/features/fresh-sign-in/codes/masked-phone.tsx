import { Trans } from '@lingui/react/macro'
import { endOf } from './phone-mask.ts'

export function MaskedPhone({ phone }: { phone: string | null }) {
  const masked = phone ?? ''
  const end = endOf(masked)
  return (
    <>
      <span aria-hidden="true" className="font-semibold whitespace-nowrap figures">
        {masked}
      </span>
      <span className="sr-only">
        {end ? <Trans>the number that ends in {end}</Trans> : <Trans>your number</Trans>}
      </span>
    </>
  )
}
