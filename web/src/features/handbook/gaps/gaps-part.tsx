import { t } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { HandbookGapsQuery } from '#api/generated/graphql.ts'
import { dismissQuestion, gapsQuery } from '#features/handbook/gaps.queries.ts'
import type { Entry } from '#features/handbook/handbook.rules.ts'
import { placeIn } from '#features/handbook/place.ts'
import { formatMonth } from '#lib/dates.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { errorText } from '#shell/error-text.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { showSnackbar, undoTime } from '#shell/snackbar.ts'
import { TryAgain } from '#shell/try-again.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useFocusNext } from '#ui/use-focus-instead.ts'

type OpenQuestion = HandbookGapsQuery['handbookQuestionGetMany'][number]

/** Questions of members to the company, and their searches without results: for its admins. */
export function GapsPart({ entries }: { entries: readonly Entry[] }) {
  const { data, error, refetch } = useQuery(gapsQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const keys = (data?.handbookQuestionGetMany ?? []).map(({ key }) => key)
  useFocusNext(keys, (place) =>
    place === null
      ? heading.current
      : list.current?.querySelectorAll<HTMLElement>('[data-question]').item(place),
  )
  if (error && !data) return <TryAgain error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="late h-24" />
  const { handbookQuestionGetMany: questions, handbookMissGetMany: missed } = data
  return (
    <>
      <section className="flex max-w-220 flex-col gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-title">
          <Trans>Questions from members</Trans>
        </h2>
        {questions.length === 0 && (
          <p className="text-field-soft">
            <Trans>No open questions.</Trans>
          </p>
        )}
        <ul ref={list} className="grid gap-3">
          {questions.map((one) => (
            <Question key={one.key} question={one} entries={entries} />
          ))}
        </ul>
      </section>
      <section className="flex max-w-220 flex-col gap-3">
        <h2 className="text-title">
          <Trans>Searches without a result</Trans>
        </h2>
        <p className="max-w-prose text-field-soft">
          <Trans>
            What 5 or more members searched for here in a past month. Counts are in steps of 5.
          </Trans>
        </p>
        <ul className="on-surface divide-y-2 divide-(--quiet) rounded-card px-6 empty:hidden">
          {missed.map(({ month, words, people }) => (
            <li key={`${month} ${words}`} className="flex flex-wrap gap-x-4 py-3">
              <span dir="auto" className="min-w-0 flex-1 basis-48 font-semibold wrap-anywhere">
                {words}
              </span>
              <span className="text-note text-field-soft">
                <Plural value={people} other="about # people" /> · {formatMonth(month)}
              </span>
            </li>
          ))}
        </ul>
        {missed.length === 0 && (
          <p>
            <Trans>Nothing yet.</Trans>
          </p>
        )}
      </section>
    </>
  )
}

/** The undo also works after the question or the page is closed. */
function offerUndo(queries: QueryClient, key: string): void {
  const run = () => {
    dismissQuestion(queries, key, true).catch((error: unknown) =>
      showSnackbar({ text: errorText(error) }),
    )
  }
  const action = { label: t`Undo`, run }
  showSnackbar({
    text: t`Closed. The person who asked can see that.`,
    color: 'info',
    timeout: undoTime,
    action,
  })
}

type QuestionProps = { question: OpenQuestion; entries: readonly Entry[] }

function Question({ question: { key, id, text, names, unnamed }, entries }: QuestionProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const dismissing = useMutation({
    mutationFn: () => dismissQuestion(queries, key),
    onSuccess: () => offerUndo(queries, key),
  })
  const asked = entries.find(({ question }) => question.id === id)?.question
  const words = asked?.text ?? text ?? t`A question no longer in the handbook`
  return (
    <li className="on-surface flex flex-col gap-3 rounded-tile px-5 py-4">
      <div>
        <p dir="auto" tabIndex={-1} data-question="" className="font-semibold wrap-anywhere">
          {words}
        </p>
        <p className="text-note text-field-soft">
          {[...names, unnamed > 0 && t`${unnamed} without a name`].filter(Boolean).join(', ')}
        </p>
      </div>
      <InlineError error={dismissing.error} />
      <div className="flex flex-wrap gap-2">
        {asked && (
          <AppLink
            to={placeIn(paths.orgInfo(asked.category), { edit: true, question: asked.id })}
            aria-label={t`Answer: ${words}`}
            className={buttonClass('strong')}
          >
            <Trans>Answer</Trans>
          </AppLink>
        )}
        <Button
          variant="quiet"
          aria-label={asked ? t`Dismiss: ${words}` : t`Mark as done: ${words}`}
          pending={dismissing.isPending}
          onClick={() => dismissing.mutate()}
        >
          {asked ? <Trans>Dismiss</Trans> : <Trans>Mark as done</Trans>}
        </Button>
      </div>
    </li>
  )
}
