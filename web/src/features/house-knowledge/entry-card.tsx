import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useMe } from '#api/me.ts'
import { cx } from '#lib/cx.ts'
import { isLink } from '#lib/links.ts'
import { AppLink } from '#shell/app-link.tsx'
import { DeleteButton } from '#shell/delete-button.tsx'
import { targetMark, useTarget } from '#shell/target.ts'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ExternalLink } from '#ui/link.tsx'
import { deleteEntry, type HouseEntry } from './house-knowledge.queries.ts'
import { editPath } from './place.ts'

/** An entry as plain text; admins can change or delete it. */
export function EntryCard({ entry }: { entry: HouseEntry }) {
  const { t } = useLingui()
  const queries = useQueryClient()
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
          <DeleteButton
            accessibleName={t`Delete: ${title}`}
            title={t`Delete this entry?`}
            name={title}
            onDelete={() => deleteEntry(queries, _id)}
          >
            <Trans>Mira stops using it. You can’t undo this.</Trans>
          </DeleteButton>
        </div>
      )}
    </Card>
  )
}
