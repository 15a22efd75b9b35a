import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { BookmarkCheck } from 'lucide-react'
import { useRef } from 'react'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { linkClass } from '#ui/link.tsx'
import { memoryQuery, useForget } from './memory.queries.ts'

/**
 * A line that Mira remembered with this answer. It can be undone here as long as it is in the list.
 */
export function RememberedCard({ id, title }: { id: string; title: string }) {
  const { t } = useLingui()
  const { data } = useQuery(memoryQuery)
  const note = useRef<HTMLParagraphElement>(null)
  const forget = useForget(() => note.current?.focus())
  const line = data?.lines.find(({ _id }) => _id === id)
  const text = line?.text ?? title
  const isGone = data !== undefined && line === undefined
  return (
    <div className="flex flex-col gap-3 rounded-tile bg-quiet p-4">
      <p ref={note} tabIndex={-1} className="flex items-start gap-2">
        <BookmarkCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          {isGone ? (
            <Trans>Mira doesn’t remember this any more: “{text}”</Trans>
          ) : (
            <Trans>Mira remembers: “{text}”</Trans>
          )}
        </span>
      </p>
      <InlineError error={forget.error} />
      <p className="flex flex-wrap items-center gap-4">
        {line !== undefined && (
          <Button
            variant="quiet"
            aria-label={t`Forget: ${text}`}
            pending={forget.isPending}
            onClick={() => forget.mutate(id)}
          >
            <Trans>Forget</Trans>
          </Button>
        )}
        <AppLink to={paths.chatMemory} className={linkClass('inline-flex min-h-11 items-center')}>
          <Trans>What Mira remembers</Trans>
        </AppLink>
      </p>
    </div>
  )
}
