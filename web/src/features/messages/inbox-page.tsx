import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useMe } from '#api/me.ts'
import { inZone } from '#lib/dates.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { PictureLetter } from '#ui/art/picture-letter.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Fold } from '#ui/fold.tsx'
import { linkClass } from '#ui/link.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { type InboxMessage, inboxQuery, markRead } from './inbox.queries.ts'
import { SentList } from './sent-list.tsx'

/** /messages: the messages of the last 30 days, in the app and outside it. */
export function InboxPage() {
  const { t } = useLingui()
  const { hash } = useLocation()
  const queries = useQueryClient()
  const { data } = useSuspenseQuery(inboxQuery)
  const read = useMutation({ mutationFn: (ids?: string[]) => markRead(queries, ids) })
  const [isSentShown, setIsSentShown] = useState(hash === '#sent')
  const { messages, unread } = data
  return (
    <div className="flex max-w-180 flex-col gap-6 text-field">
      <header className="flex flex-col gap-4">
        <PageTitle>
          <Trans>Messages</Trans>
        </PageTitle>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {unread > 0 && (
            <Button variant="quiet" onClick={() => read.mutate(undefined)}>
              <Trans>Mark all as read</Trans>
            </Button>
          )}
          <AppLink
            to={paths.messageSettings}
            className={linkClass('inline-flex min-h-11 items-center')}
          >
            <Trans>Choose what you get</Trans>
          </AppLink>
        </div>
      </header>
      <InlineError error={read.error} />
      {messages.length === 0 ? (
        <EmptyState
          picture={<PictureLetter />}
          title={t`No messages yet`}
          text={t`When a check-in is due or your plan’s time has come, you’ll find it here for 30 days.`}
        />
      ) : (
        <ol aria-label={t`Messages, newest first`} className="flex flex-col gap-2">
          {messages.map((message) => (
            <li key={message._id}>
              <MessageRow message={message} onRead={() => read.mutate([message._id])} />
            </li>
          ))}
        </ol>
      )}
      <Fold
        look="part"
        title={<Trans>What we sent you, and why</Trans>}
        note={<Trans>Emails and texts of the last 30 days</Trans>}
        open={hash === '#sent'}
        onToggle={setIsSentShown}
      >
        {isSentShown && <SentList />}
      </Fold>
    </div>
  )
}

type RowProps = { message: InboxMessage; onRead: () => void }

function MessageRow({ message, onRead }: RowProps) {
  const { timeZone } = useMe()
  const { subject, path, createdDate, readDate } = message
  const isUnread = readDate === null
  const when = inZone(new Date(createdDate), timeZone, {
    ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  })
  const look =
    'on-surface flex min-h-16 w-full items-center gap-4 rounded-card px-6 py-4 text-left no-underline hover:bg-surface-soft'
  const content = (
    <>
      <span className="min-w-0 flex-1">
        <span className={`block wrap-break-word ${isUnread ? 'font-bold' : ''}`}>{subject}</span>
        <time dateTime={createdDate} className="mt-0.5 block text-note text-field-soft">
          {when}
        </time>
      </span>
      {isUnread && (
        <span className="size-3 shrink-0 rounded-pill bg-coral">
          <VisuallyHidden>
            <Trans>unread</Trans>
          </VisuallyHidden>
        </span>
      )}
    </>
  )
  // Without a page of the app to open, a press only marks it as read.
  if (path === null || !path.startsWith('/')) {
    return isUnread ? (
      <button type="button" className={look} onClick={onRead}>
        {content}
      </button>
    ) : (
      <div className={look}>{content}</div>
    )
  }
  return (
    <AppLink to={path} className={look} onClick={() => isUnread && onRead()}>
      {content}
    </AppLink>
  )
}
