import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { InternetLink } from '#api/content-tables.ts'
import { TryAgain } from '#shell/try-again.tsx'
import { ExternalLink } from '#ui/link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { inOrder, recordsQuery } from './records.ts'

const formatWords: Record<string, MessageDescriptor> = {
  read: msg`To read`,
  listen: msg`To listen to`,
  'video-short': msg`Short video`,
  'video-long': msg`Long video`,
  formal: msg`Course`,
}

export function LinkList({ ids }: { ids: readonly string[] }) {
  const { data, error, isPending, refetch } = useQuery(recordsQuery('internet-links', ids))
  if (isPending) return <Skeleton className="late h-24" />
  if (!data) {
    return <TryAgain error={error} onRetry={() => void refetch()} />
  }
  return (
    <ul className="space-y-5">
      {inOrder(ids, data).map((link) => (
        <li key={link.id}>
          <ExternalLink href={link.url}>{link.title}</ExternalLink>
          <Facts link={link} />
          {link.about && <p className="mt-1 text-note">{link.about}</p>}
        </li>
      ))}
    </ul>
  )
}

function Facts({ link }: { link: InternetLink }) {
  const { i18n } = useLingui()
  const { publisher, format, minutes } = link
  const kind = format && (formatWords[format] ? i18n._(formatWords[format]) : format)
  return (
    <p className="text-note text-field-soft">
      {[publisher, kind].filter(Boolean).join(' · ')}
      {minutes ? (
        <>
          {publisher || kind ? ' · ' : ''}
          <Plural value={minutes} one="# minute" other="# minutes" />
        </>
      ) : null}
    </p>
  )
}
