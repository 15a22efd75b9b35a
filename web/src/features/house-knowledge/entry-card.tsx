import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useMe } from '#api/me.ts'
import { cx } from '#lib/cx.ts'
import { isLink } from '#lib/links.ts'
import { AppLink } from '#shell/app-link.tsx'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { targetMark, useTarget } from '#shell/target.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ExternalLink } from '#ui/link.tsx'
import { deleteEntry, type HouseEntry } from './house-knowledge.queries.ts'
import { editPath } from './place.ts'

/** An entry as plain text; admins can change or delete it. */
export function EntryCard({ entry }: { entry: HouseEntry }) {
  const { t } = useLingui()
  const { viewerCanAdminister } = useMe()
  const { _id, title, text, link } = entry
  const isTarget = useTarget() === _id
  return (
    <Card id={_id} className={cx('flex h-full scroll-mt-6 flex-col gap-3', isTarget && targetMark)}>
      <h3
        tabIndex={-1}
        dir="auto"
        className="font-display text-lead leading-snug font-bold outline-none wrap-anywhere"
      >
        {title}
      </h3>
      {text !== null && (
        <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
      {link !== null && isLink(link) && (
        <p className="flex items-start gap-3">
          <Link2 aria-hidden="true" className="mt-1 size-5 shrink-0" />
          <ExternalLink href={link} className="min-w-0 wrap-anywhere">
            {link.replace(/^https:\/\//i, '').replace(/\/$/, '')}
          </ExternalLink>
        </p>
      )}
      {viewerCanAdminister && (
        <div className="mt-auto flex flex-wrap gap-3 pt-2">
          <AppLink
            to={editPath(_id)}
            aria-label={t`Change: ${title}`}
            className={buttonClass('quiet')}
          >
            <Trans>Change</Trans>
          </AppLink>
          <DeleteEntry entry={entry} />
        </div>
      )}
    </Card>
  )
}

function DeleteEntry({ entry: { _id, title } }: { entry: HouseEntry }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const deleting = useMutation({
    mutationFn: () => deleteEntry(queries, _id),
    onSuccess: () => showSnackbar({ text: t`Deleted`, color: 'info' }),
  })
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={t`Delete: ${title}`}
        onClick={() => setIsAsking(true)}
      >
        <Trans>Delete</Trans>
      </Button>
      <DialogShell
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Delete this entry?`}
        error={deleting.error}
        pending={deleting.isPending}
        actionLabel={t`Delete`}
        actionVariant="danger"
        onAction={() => deleting.mutate()}
      >
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p>
          <Trans>Mira stops using it. You can’t undo this.</Trans>
        </p>
      </DialogShell>
    </>
  )
}
