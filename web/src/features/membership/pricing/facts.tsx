import { Trans } from '@lingui/react/macro'
import { Building2, CalendarX2, CreditCard, NotebookPen } from 'lucide-react'
import type { ReactNode } from 'react'
import { isNative } from '#lib/platform.ts'
import { productName } from '#lib/product.ts'
import { Card } from '#ui/card.tsx'

/** For companies, and what happens when somebody stops. */
export function Facts({ isSold }: { isSold: boolean }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:gap-6">
      <Fact
        icon={<Building2 aria-hidden="true" />}
        title={<Trans>Free for members of a company that uses {productName}</Trans>}
      >
        <Trans>Sign up with your work email, or ask your company admin for an invitation.</Trans>
      </Fact>
      <Fact
        icon={<NotebookPen aria-hidden="true" />}
        title={<Trans>What you write is yours</Trans>}
      >
        <Trans>
          When a membership ends, everything you wrote stays. Download or delete it at any time.
        </Trans>
      </Fact>
      {isSold && !isNative && (
        <>
          <Fact
            icon={<CalendarX2 aria-hidden="true" />}
            title={<Trans>Cancel any time, in 2 taps</Trans>}
          >
            <Trans>You keep access until the end of the time you paid for.</Trans>
          </Fact>
          <Fact
            icon={<CreditCard aria-hidden="true" />}
            title={<Trans>14 days if a payment fails</Trans>}
          >
            <Trans>You keep access while you update your card. We’ll email you.</Trans>
          </Fact>
        </>
      )}
    </div>
  )
}

type FactProps = { icon: ReactNode; title: ReactNode; children: ReactNode }

function Fact({ icon, title, children }: FactProps) {
  return (
    <Card className="flex gap-4">
      <span className="mt-0.5 shrink-0">{icon}</span>
      <div className="min-w-0">
        <h2 className="text-lead">{title}</h2>
        <p className="mt-2 text-field-soft">{children}</p>
      </div>
    </Card>
  )
}
