import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { InlineError } from '#shell/inline-error.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

export type ListShellProps<Item> = {
  items: readonly Item[]
  keyOf: (item: Item) => string
  render: (item: Item) => ReactNode
  error: unknown
  pending: boolean
  empty: ReactNode
  label: string
  columns?: 1 | 2
}

export function ListShell<Item>(props: ListShellProps<Item>) {
  const { items, keyOf, render, error, pending, empty, label, columns = 1 } = props
  return (
    <div className="flex flex-col gap-4" aria-busy={pending}>
      <InlineError error={error} />
      {pending && <ListLoading />}
      {!pending && items.length === 0 && !error && empty}
      {items.length > 0 && (
        <ul
          aria-label={label}
          className={`grid gap-4 ${columns === 2 ? 'md:grid-cols-2' : 'grid-cols-1'}`}
        >
          {items.map((item) => (
            <li key={keyOf(item)} className="min-w-0">
              {render(item)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ListLoading() {
  return (
    <div role="status" className="late flex flex-col gap-4">
      <VisuallyHidden>
        <Trans>Loading</Trans>
      </VisuallyHidden>
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
    </div>
  )
}
