import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { linkClass } from '#ui/link.tsx'
import { useFocusNext } from '#ui/use-focus-instead.ts'
import type { useDeleting } from './past.queries.ts'

const few = 10

export type PastItem<Item> = { key: string; name: string; item: Item }

type Props<Item> = {
  label: string
  /** "Delete all past flows?" */
  question: string
  items: readonly PastItem<Item>[]
  render: (item: Item) => ReactNode
  deleting: ReturnType<typeof useDeleting<Item>>
}

/** Entries that can be deleted, one or all; the newest ten until somebody asks for more. */
export function PastList<Item>({ label, question, items, render, deleting }: Props<Item>) {
  const { t } = useLingui()
  const [isWhole, setIsWhole] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const shown = isWhole ? items : items.slice(0, few)
  useFocusNext(
    shown.map(({ key }) => key),
    (place) => (place === null ? null : list.current?.querySelectorAll('button').item(place)),
  )
  const { one, all } = deleting
  return (
    <div className="flex flex-col items-start gap-4">
      <ul ref={list} aria-label={label} className="w-full divide-y-2 divide-(--quiet)">
        {shown.map(({ key, name, item }) => (
          <li key={key} className="flex items-start gap-2 py-3">
            <div className="min-w-0 flex-1">{render(item)}</div>
            <IconButton
              label={t`Delete: ${name}`}
              icon={<X aria-hidden="true" className="size-5" />}
              aria-disabled={one.isPending || undefined}
              onClick={() => !one.isPending && one.mutate(item)}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {items.length > shown.length && (
          <Button variant="quiet" onClick={() => setIsWhole(true)}>
            {t`Show all ${items.length}`}
          </Button>
        )}
        <button
          type="button"
          aria-haspopup="dialog"
          className={linkClass('min-h-11')}
          onClick={() => setIsAsking(true)}
        >
          <Trans>Delete all</Trans>
        </button>
      </div>
      <DialogShell
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={question}
        error={all.error}
        pending={all.isPending}
        actionLabel={t`Delete all`}
        actionVariant="danger"
        onAction={() => all.mutate(undefined, { onSuccess: () => setIsAsking(false) })}
      >
        <p>
          <Trans>You can't undo this. Your goals and bookmarks stay.</Trans>
        </p>
      </DialogShell>
    </div>
  )
}
