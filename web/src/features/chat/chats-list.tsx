import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMe } from '#api/me.ts'
import { formatDay, localDay } from '#lib/dates.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { Fold } from '#ui/fold.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { linkClass } from '#ui/link.tsx'
import { chatsQuery, useDeleteChat } from './chat.queries.ts'

/** The person's earlier chats, each to be opened or deleted. `open`: the one on this page. */
export function ChatsList({ open }: { open: string | null }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { timeZone } = useMe()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(chatsQuery)
  const chats = data?.pages.flatMap(({ chatGetMany }) => chatGetMany) ?? []
  const [chosen, setChosen] = useState<string | null>(null)
  const remove = useDeleteChat((id) => {
    setChosen(null)
    showSnackbar({ text: t`Deleted`, color: 'info' })
    if (id === open) navigate(paths.chat, { replace: true })
  })
  if (chats.length === 0) return null
  return (
    <Fold
      look="part"
      title={<Trans>Your chats</Trans>}
      note={hasNextPage ? `${chats.length}+` : chats.length}
    >
      <ul className="flex flex-col">
        {chats.map(({ _id, title, updatedDate }) => (
          <li key={_id} className="flex items-center gap-2">
            <AppLink
              to={paths.chatOf(_id)}
              aria-current={_id === open ? 'page' : undefined}
              className="min-h-14 min-w-0 flex-1 rounded-tile px-3 py-2 no-underline hover:bg-quiet"
            >
              <bdi className="block truncate font-semibold">{title}</bdi>
              <span className="block text-note text-field-soft">
                {formatDay(localDay(new Date(updatedDate), timeZone))}
              </span>
            </AppLink>
            <IconButton
              label={t`Delete: ${title}`}
              icon={<Trash2 aria-hidden="true" className="size-5" />}
              onClick={() => setChosen(_id)}
            />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="quiet" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>Show more</Trans>
        </Button>
      )}
      <AppLink
        to={paths.chatMemory}
        className={linkClass('mx-3 mt-2 inline-flex min-h-11 items-center')}
      >
        <Trans>What Mira remembers</Trans>
      </AppLink>
      <DialogShell
        open={chosen !== null}
        onClose={() => setChosen(null)}
        title={t`Delete this chat?`}
        error={remove.error}
        pending={remove.isPending}
        actionLabel={t`Delete`}
        actionVariant="danger"
        onAction={() => chosen !== null && remove.mutate(chosen)}
      >
        <p>
          <Trans>It’s deleted for good. This can’t be undone.</Trans>
        </p>
      </DialogShell>
    </Fold>
  )
}
