import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { productName } from '#lib/product.ts'
import { BackLink } from '#shell/back-link.tsx'
import { PageTitle } from '#shell/page-title.tsx'

type Props = { back: { to: string; label: ReactNode }; company: string }

/** The heading of a page of reports, with the way back. */
export function ReportsHead({ back, company }: Props) {
  return (
    <header className="flex flex-col items-start gap-3">
      <BackLink to={back.to}>{back.label}</BackLink>
      <PageTitle>
        <Trans>Reports</Trans>
      </PageTitle>
      <p className="max-w-prose text-lead text-pretty text-field-soft">
        <Trans>
          How {company} uses {productName}, told of people together.
        </Trans>
      </p>
    </header>
  )
}
