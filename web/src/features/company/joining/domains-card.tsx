import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { reloadCompanies } from '#features/admin/reload-companies.ts'
import { type Company, removeDomain } from '#features/company/company.queries.ts'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Card } from '#ui/card.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { AddDomain } from './add-domain.tsx'

type DomainsCardProps = { company: Company; waiting: readonly { domain: string }[] }

/** The email domains by which people join, each proven by an emailed code. */
export function DomainsCard({ company, waiting }: DomainsCardProps) {
  const { t } = useLingui()
  const domains = company.emailDomains ?? []
  const { hash } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  // The page's id is set after its address changes.
  useEffect(() => {
    if (hash === '#domains') place.current?.scrollIntoView({ block: 'start' })
  }, [hash])
  return (
    <Card ref={place} className="scroll-mt-6">
      <h2 className="text-title">
        <Trans>Email domains</Trans>
      </h2>
      <p className="mt-2 text-note text-field-soft">
        <Trans>People who sign up with an email at one of these domains join the company.</Trans>
      </p>
      {domains.length > 0 && (
        <ul className="mt-3 flex flex-col" aria-label={t`Confirmed domains`}>
          {domains.map((domain) => (
            <Domain key={domain} domain={domain} />
          ))}
        </ul>
      )}
      <div className="mt-4">
        <AddDomain waiting={waiting} />
      </div>
    </Card>
  )
}

function Domain({ domain }: { domain: string }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => removeDomain(domain),
    onSuccess: async () => {
      setIsAsking(false)
      showSnackbar({ text: t`Domain removed`, color: 'info' })
      await reloadCompanies(queries)
    },
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3">
      <span className="font-semibold">{domain}</span>
      <IconButton
        label={t`Remove ${domain}`}
        icon={<X aria-hidden="true" />}
        onClick={() => setIsAsking(true)}
      />
      <DialogShell
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Remove ${domain}?`}
        error={remove.error}
        pending={remove.isPending}
        actionLabel={t`Remove`}
        actionVariant="danger"
        onAction={() => remove.mutate()}
      >
        <p>
          <Trans>New people can’t join with this domain any more. Members stay.</Trans>
        </p>
      </DialogShell>
    </li>
  )
}
