import { Trans } from '@lingui/react/macro'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { productName } from '#lib/product.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PageTitle } from '#shell/page-title.tsx'

type Props = { back: { to: string; label: ReactNode }; company: string }

/** The heading of a page of reports, with the way back. */
export function ReportsHead({ back, company }: Props) {
  return (
    <header className="flex flex-col items-start gap-3">
      <AppLink
        to={back.to}
        className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-pill px-2 font-semibold no-underline hover:bg-quiet"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
        {back.label}
      </AppLink>
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
