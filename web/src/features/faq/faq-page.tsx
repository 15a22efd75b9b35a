import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { listAllContent } from '#api/content.ts'
import type { Faq } from '#api/content-tables.ts'
import { isNative } from '#lib/platform.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { ErrorPlace } from '#shell/error-place.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { SearchField } from '#shell/search-field.tsx'
import { Button } from '#ui/button.tsx'
import { Fold } from '#ui/fold.tsx'
import { linkClass } from '#ui/link.tsx'
import { Markdown } from '#ui/markdown.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { findQuestions } from './faq.rules.ts'

const faqQuery = queryOptions({
  queryKey: ['content', 'faq', 'all'],
  queryFn: async ({ signal }) => {
    const all = await listAllContent('faq', {}, { signal })
    // The app stores do not allow any mention of purchases outside of them.
    return isNative ? all.filter(({ topic }) => topic !== 'membership') : all
  },
  staleTime: 3_600_000,
})

/** The topics of the content, in the order of the page. */
const topics: readonly [topic: string, label: MessageDescriptor][] = [
  ['start', msg`Getting started`],
  ['privacy', msg`Your privacy`],
  ['membership', msg`Membership and payment`],
  ['account', msg`Your account`],
  ['advice', msg`Advice`],
  ['goals', msg`Goals and bookmarks`],
  ['score', msg`Your weekly score`],
]

/** /faq: questions about the product, open to everyone. #id opens one of them. */
export function FaqPage() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(faqQuery)
  const [typed, setTyped] = useState('')
  const found = data && findQuestions(data, typed)
  const count = found?.length ?? 0
  const words = plural(count, { one: '# question', other: '# questions' })
  return (
    <div className="mx-auto flex w-full max-w-220 flex-col gap-8 pt-4 text-field">
      <header>
        <PageTitle name={t`Questions and answers`} size="display">
          <Trans>What would you like to know?</Trans>
        </PageTitle>
        <p className="mt-4 max-w-prose text-lead text-field-soft">
          {isNative ? (
            <Trans>Short answers about how it works and who sees what.</Trans>
          ) : (
            <Trans>Short answers about how it works, what it costs and who sees what.</Trans>
          )}
        </p>
      </header>
      <SearchField
        label={t`Search the questions`}
        typed={typed}
        setTyped={setTyped}
        found={found && typed.trim() !== '' ? words : null}
      />
      {error && !data && <ErrorPlace error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
      {found && count > 0 && <Topics found={found} onArrive={() => setTyped('')} />}
      {found && count === 0 && <NothingFound onClear={() => setTyped('')} />}
    </div>
  )
}

function Waiting() {
  return (
    <div className="late grid gap-4">
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
    </div>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-lead">
        <Trans>No question has these words. Try fewer or more common words.</Trans>
      </p>
      <Button variant="quiet" onClick={onClear}>
        <Trans>Show all questions</Trans>
      </Button>
    </div>
  )
}

function Topics({ found, onArrive }: { found: readonly Faq[]; onArrive: () => void }) {
  const { i18n } = useLingui()
  const open = useOpenQuestion(found, onArrive)
  return topics.map(([topic, label]) => {
    const own = found.filter((faq) => faq.topic === topic)
    if (own.length === 0) return null
    return (
      <section key={topic} aria-labelledby={`topic-${topic}`}>
        <h2 id={`topic-${topic}`} className="mb-3 text-title">
          {i18n._(label)}
        </h2>
        <ul className="on-surface divide-y-2 divide-(--quiet) rounded-card px-5 py-2 sm:px-6">
          {own.map((faq) => (
            <li key={faq.id} id={faq.id} className="scroll-mt-4">
              <Question faq={faq} isOpen={open === faq.id} />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

function Question({ faq, isOpen }: { faq: Faq; isOpen: boolean }) {
  return (
    <Fold title={faq.question} open={isOpen}>
      <Markdown source={faq.answer} />
      <AppLink
        to={paths.question(faq.id)}
        replace
        className={linkClass('mt-3 inline-flex min-h-11 items-center text-note text-field-soft')}
      >
        <Trans>Link to this answer</Trans>
      </AppLink>
    </Fold>
  )
}

/** Opens and scrolls to the question in the address. */
function useOpenQuestion(found: readonly Faq[], onArrive: () => void): string | null {
  const { hash, key } = useLocation()
  const id = idOf(hash)
  const isShown = found.some((faq) => faq.id === id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival at an address
  useEffect(() => {
    if (id === null) return
    onArrive()
    document.getElementById(id)?.scrollIntoView({ block: 'start' })
  }, [id, key])
  return isShown ? id : null
}

function idOf(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null
  } catch {
    return null
  }
}
