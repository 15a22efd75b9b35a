import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listAllContent } from '#api/content.ts'
import type { TooltipText } from '#api/content-tables.ts'
import { TryAgain } from '#shell/try-again.tsx'
import { Help } from '#ui/help.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** The pages with texts in the content's table of tooltips. */
export type HelpPage =
  | 'home'
  | 'feed'
  | 'flow'
  | 'goals'
  | 'bookmarks'
  | 'search'
  | 'kits'
  | 'reminders'
  | 'company'
  | 'profile'
  | 'traits'
  | 'security'

type Props = {
  page: HelpPage
  name: string
  labels: readonly string[]
}

function tooltipsQuery(page: HelpPage) {
  return queryOptions({
    staleTime: Number.POSITIVE_INFINITY,
    queryKey: ['content', 'tooltips', page],
    queryFn: ({ signal }) =>
      listAllContent('tooltips', { filterByFormula: `{page} = '${page}'` }, { signal }),
  })
}

/**
 * A question mark that opens the tooltips of a page, fetched when the pointer or focus comes near
 * it.
 */
export function PageHelp({ page, name, labels }: Props) {
  const [near, setNear] = useState(false)
  const found = useQuery({ ...tooltipsQuery(page), enabled: near })
  const texts = chosen(found.data ?? [], labels)
  const [only] = texts.length === 1 ? texts : []
  return (
    <Help label={name} title={only?.title ?? name} onNear={() => setNear(true)}>
      {found.isPending && <Skeleton className="late h-24" />}
      {found.isError && <TryAgain error={found.error} onRetry={() => void found.refetch()} />}
      {only ? <p>{only.text}</p> : <Texts texts={texts} />}
    </Help>
  )
}

function Texts({ texts }: { texts: readonly TooltipText[] }) {
  return (
    <dl className="space-y-5">
      {texts.map(({ label, title, text }) => (
        <div key={label}>
          <dt className="font-display text-lead">{title}</dt>
          <dd className="mt-1">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function chosen(texts: readonly TooltipText[], labels: readonly string[]) {
  return labels.flatMap((label) => texts.find((text) => text.label === label) ?? [])
}
