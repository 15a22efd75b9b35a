import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { productName } from '#lib/product.ts'
import { BackLink } from '#shell/back-link.tsx'
import { PageHelp } from '#shell/page-help.tsx'
import { PageTitle } from '#shell/page-title.tsx'

type Props = { back: { to: string; label: ReactNode }; company: string }

export function ReportsHead({ back, company }: Props) {
  const { t } = useLingui()
  return (
    <header className="flex flex-col items-start gap-3">
      <BackLink to={back.to}>{back.label}</BackLink>
      <div className="flex items-center gap-2 max-[22.5rem]:flex-wrap">
        <PageTitle>
          <Trans>Reports</Trans>
        </PageTitle>
        <PageHelp page="company" labels={['group figures']} name={t`About group figures`} />
      </div>
      <p className="max-w-prose text-lead text-pretty text-field-soft">
        <Trans>
          How {company} uses {productName}. Groups of 5 or more only.
        </Trans>
      </p>
    </header>
  )
}
