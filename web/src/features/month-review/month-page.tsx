import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { CircleCheckBig } from 'lucide-react'
import { useEffect } from 'react'
import { cx } from '#lib/cx.ts'
import { entityTone, isEntity } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { BackLink } from '#shell/back-link.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { PictureSteps } from '#ui/art/picture-steps.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { linkClass } from '#ui/link.tsx'
import { toneClass } from '#ui/tone.ts'
import { KeepMonth } from './keep-month.tsx'
import { type MonthReview, reviewQuery, seeMonth } from './month-review.queries.ts'
import { type MonthWords, quoteOf, wordsOf } from './month-words.ts'

/** /month: a person's last month, with their best line and one suggestion. */
export function MonthPage() {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(reviewQuery)
  useSeen()
  if (!data.isEmpty) return <Month review={data} />
  return (
    <div className="flex max-w-220 flex-col gap-8 text-field">
      <PageTitle>{t`Your month in review`}</PageTitle>
      <EmptyState
        picture={<PictureSteps />}
        title={t`Nothing to look back on yet`}
        text={t`After a month with an action or a check-in, you’ll see here what you did and who it helped.`}
        action={
          <AppLink to={paths.home} className={buttonClass('strong')}>
            <Trans>Go to Home</Trans>
          </AppLink>
        }
      />
    </div>
  )
}

/** Home offers a month until its review was opened. */
function useSeen(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const review = queries.getQueryData(reviewQuery.queryKey)
    if (review && !review.isSeen && !review.isEmpty) seeMonth(queries, review.month)
  }, [queries])
}

function Month({ review }: { review: MonthReview }) {
  const words = wordsOf(review)
  return (
    <div className="flex max-w-220 flex-col gap-10 text-field">
      <header className="flex flex-col gap-3">
        <BackLink to={paths.home}>
          <Trans>Home</Trans>
        </BackLink>
        <PageTitle>{words.title}</PageTitle>
        <p className="max-w-prose text-lead text-field-soft">
          <Trans>Your month in review. Only you can see it.</Trans>
        </p>
      </header>
      <Figures words={words} />
      <ForWhom words={words} />
      <Achieved titles={review.achieved} />
      <BestLine review={review} />
      <Suggestion review={review} />
      <KeepMonth review={review} />
    </div>
  )
}

function Figures({ words: { total, figures } }: { words: MonthWords }) {
  return (
    <section className="on-blue flex flex-wrap items-end gap-x-10 gap-y-5 rounded-card p-6 sm:p-8">
      <p>
        <span className="block font-display text-display text-sun">{total.count}</span>
        <span className="mt-1 block font-display text-lead">{total.label}</span>
      </p>
      {figures.length > 0 && (
        <ul className="flex flex-wrap gap-x-8 gap-y-3">
          {figures.map(({ count, label }) => (
            <li key={label}>
              <span className="block font-display text-title">{count}</span>
              <span className="block text-note text-field-soft">{label}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function ForWhom({ words: { forWhom } }: { words: MonthWords }) {
  return (
    <section aria-labelledby="for-whom" className="flex flex-col gap-3">
      <h2 id="for-whom" className="text-title">
        <Trans>Who it helped</Trans>
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {forWhom.map(({ entity, count, label }) => (
          <li
            key={entity}
            className={cx(
              'flex min-h-32 flex-col justify-between rounded-card p-5 max-[22rem]:px-3',
              count > 0 ? toneClass[entityTone[entity]] : 'bg-quiet text-field-soft',
            )}
          >
            <span className="font-display text-headline">{count}</span>
            <span className="font-semibold">{label}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Achieved({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return null
  return (
    <section aria-labelledby="achieved" className="flex flex-col gap-3">
      <h2 id="achieved" className="text-title">
        <Trans>What you achieved</Trans>
      </h2>
      <ul className="flex flex-col gap-2">
        {titles.map((title, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two goals may have one title
          <li key={at} className="flex items-start gap-3">
            <CircleCheckBig aria-hidden="true" className="mt-1 size-5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{title}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function BestLine({ review }: { review: MonthReview }) {
  const { best } = review
  if (!best) return null
  const { note, title, goalId, actionId, adviceId, entity } = best
  const tone = isEntity(entity) ? entityTone[entity] : 'sun'
  const to = goalId
    ? paths.goal(goalId)
    : paths.action({ action: actionId ?? '', advice: adviceId, entity })
  return (
    <section aria-labelledby="best-line" className="flex flex-col gap-3">
      <h2 id="best-line" className="text-title">
        <Trans>The line you liked best</Trans>
      </h2>
      <blockquote
        dir="auto"
        className={cx(
          toneClass[tone],
          'rounded-card rounded-ee-none px-6 py-5 font-display text-lead whitespace-pre-line wrap-anywhere',
        )}
      >
        {quoteOf(review)}
      </blockquote>
      <p className="text-field-soft">
        {note === null ? (
          <Trans>The advice you found most helpful.</Trans>
        ) : (
          <Trans>Your note on a goal.</Trans>
        )}{' '}
        <AppLink to={to} className={linkClass('inline-flex min-h-11 items-center')}>
          {note === null ? <Trans>Read it again</Trans> : title}
        </AppLink>
      </p>
    </section>
  )
}

function Suggestion({ review: { suggestion } }: { review: MonthReview }) {
  if (!suggestion) return null
  const { title, goalId, actionId, adviceId, entity } = suggestion
  const to = goalId
    ? paths.goal(goalId)
    : paths.action({ action: actionId ?? '', advice: adviceId, entity })
  return (
    <Card tone={isEntity(entity) ? entityTone[entity] : 'sun'}>
      <p className="text-note font-semibold">
        {goalId ? <Trans>Carry on this month</Trans> : <Trans>One idea for this month</Trans>}
      </p>
      <h2 className="mt-1 text-title wrap-anywhere">{title}</h2>
      <AppLink
        to={to}
        className="mt-4 inline-flex min-h-12 items-center rounded-pill bg-on-tone px-6 py-2 font-semibold text-[#fff] no-underline transition-[scale] active:scale-[0.98]"
      >
        {goalId ? <Trans>Open the goal</Trans> : <Trans>Read the advice</Trans>}
      </AppLink>
    </Card>
  )
}
