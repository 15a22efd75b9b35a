import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deleteCompany } from '#features/app-admin/companies.queries.ts'
import { paths } from '#paths.ts'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

type Props = { company: { _id: string; name: string }; members: number }

/** The end of a company: said beforehand where it has members, asked about where it has none. */
export function DeleteCard({ company: { _id, name }, members }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => deleteCompany(queries, _id),
    onSuccess: () => {
      showSnackbar({ text: t`Deleted`, color: 'info' })
      navigate(paths.appAdminCompanies, { replace: true })
    },
  })
  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 className="text-title">
        <Trans>Delete</Trans>
      </h2>
      {members > 0 ? (
        <p className="text-field-soft">
          <Plural
            value={members}
            one="One person belongs here, with access or without. A company can be deleted once nobody does: move them first."
            other="# people belong here, with access or without. A company can be deleted once nobody does: move them first."
          />
        </p>
      ) : (
        <>
          <p className="text-field-soft">
            <Trans>Nobody belongs here. The company can be deleted.</Trans>
          </p>
          <Button variant="quiet" onClick={() => setIsAsking(true)}>
            <Trans>Delete company</Trans>
          </Button>
        </>
      )}
      <DialogShell
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Delete ${name}?`}
        error={remove.error}
        pending={remove.isPending}
        actionLabel={t`Delete company`}
        actionVariant="danger"
        onAction={() => remove.mutate()}
      >
        <p>
          <Trans>
            Its reminders, its handbook, its invitations and its trail go with it. That it was
            deleted, when and by whom stays noted. This cannot be undone.
          </Trans>
        </p>
      </DialogShell>
    </Card>
  )
}
