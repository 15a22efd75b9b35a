import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { SignInGivenUp, useFreshly } from '#features/fresh-sign-in/fresh.ts'
import { isOpenToAll, productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { Button } from '#ui/button.tsx'
import { leaveCompany } from './leaving.queries.ts'

export function LeaveAtOnce({ company }: { company: string }) {
  const { t } = useLingui()
  const freshly = useFreshly()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const leave = useMutation({
    mutationFn: () => freshly(() => leaveCompany(null)),
    onSuccess: () => {
      queries.clear()
      navigate(paths.left, { replace: true, state: { company } })
    },
  })
  return (
    <>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        <Trans>Leave {company}</Trans>
      </Button>
      <DialogShell
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Leave ${company}?`}
        error={leave.error instanceof SignInGivenUp ? null : leave.error}
        pending={leave.isPending}
        actionLabel={t`Leave and keep my account`}
        actionVariant="danger"
        onAction={() => leave.mutate()}
      >
        <p>
          <Trans>This happens right away. To come back you’ll need an invitation.</Trans>
        </p>
        <p>
          {isOpenToAll ? (
            <Trans>After that you need your own membership to use {productName}.</Trans>
          ) : (
            <Trans>
              After that you use {productName} in the app on your phone, with your own membership.
              In the browser you can only see, download and delete your data.
            </Trans>
          )}
        </p>
      </DialogShell>
    </>
  )
}
