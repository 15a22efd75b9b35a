import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { whomWords } from '#features/library/kinds.ts'
import { isEntity } from '#lib/entities.ts'
import { AppLink } from '#shell/app-link.tsx'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useForgetting, viewedQuery } from './viewed.queries.ts'
import { addressOf, type ViewedItem } from './viewed.rules.ts'

const few = 6

const typeWords: Record<string, ReturnType<typeof msg>> = {
  action: msg`Action`,
  advice: msg`Advice`,
  challenge: msg`Obstacle`,
  kit: msg`Kit`,
  path: msg`Path`,
}

export function RecentlyViewed() {
  const { t } = useLingui()
  const [all, setAll] = useState(false)
  const [asking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data = [] } = useQuery(viewedQuery)
  const forget = useForgetting()
  const items = data.filter((item) => addressOf(item) !== null)
  if (items.length === 0) return null

  function remove(item: ViewedItem) {
    forget.one.mutate(item, {
      onSuccess: () => {
        showSnackbar({ text: t`Deleted`, color: 'info' })
        // The pressed button is removed: the heading takes the focus.
        heading.current?.focus({ preventScroll: true })
      },
      onError: () => showSnackbar({ text: t`Error in deleting` }),
    })
  }

  return (
    <section>
      <div className="mb-2 flex min-h-12 items-center justify-between gap-4">
        <h2 ref={heading} tabIndex={-1} className="text-title text-field">
          <Trans>Recently viewed</Trans>
        </h2>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          <Trans>Clear</Trans>
        </Button>
      </div>
      <ul aria-label={t`Recently viewed`} className="grid gap-2">
        {(all ? items : items.slice(0, few)).map((item) => (
          <Row key={item.id} item={item} onRemove={() => remove(item)} />
        ))}
      </ul>
      {items.length > few && (
        <Button variant="quiet" className="mt-4" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t`Show fewer` : t`Show all ${items.length}`}
        </Button>
      )}
      <DialogShell
        open={asking}
        onClose={() => setAsking(false)}
        title={t`Clear recently viewed?`}
        error={forget.all.error}
        pending={forget.all.isPending}
        actionLabel={t`Clear the list`}
        onAction={() => forget.all.mutate(undefined, { onSuccess: () => setAsking(false) })}
      >
        <p>
          <Trans>Only you can see this list. Your goals, bookmarks and ratings stay.</Trans>
        </p>
      </DialogShell>
    </section>
  )
}

function Row({ item, onRemove }: { item: ViewedItem; onRemove: () => void }) {
  const { t, i18n } = useLingui()
  const { type, title, entity } = item
  const kind = typeWords[type ?? '']
  const note = [kind && i18n._(kind), isEntity(entity) && i18n._(whomWords[entity])]
  const name = title ?? item.id
  return (
    <li className="on-surface flex items-center rounded-tile">
      <AppLink
        to={addressOf(item) ?? ''}
        state={{ from: 'search' }}
        className="flex min-h-14 min-w-0 flex-1 flex-col justify-center rounded-tile py-3 pl-5 no-underline"
      >
        <span className="text-note text-field-soft">{note.filter(Boolean).join(' · ')}</span>
        <span className="leading-snug font-semibold">{name}</span>
      </AppLink>
      <IconButton
        label={t`Remove ${name}`}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={onRemove}
      />
    </li>
  )
}
