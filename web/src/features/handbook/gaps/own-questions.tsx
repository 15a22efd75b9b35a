import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ownQuestionsQuery } from '#features/handbook/gaps.queries.ts'
import { type Entry, isAnswered } from '#features/handbook/handbook.rules.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { TryAgain } from '#shell/try-again.tsx'
import { linkClass } from '#ui/link.tsx'

/** The person's questions to the company, with links to the answers. */
export function OwnQuestions({ entries }: { entries: readonly Entry[] }) {
  const { t } = useLingui()
  const { data: own, error, refetch } = useQuery(ownQuestionsQuery)
  if (error && !own) return <TryAgain error={error} onRetry={() => void refetch()} />
  if (!own || own.length === 0) return null
  return (
    <section className="flex max-w-220 flex-col gap-3">
      <h2 className="text-title">
        <Trans>Your questions</Trans>
      </h2>
      <ul className="on-surface divide-y-2 divide-(--quiet) rounded-card px-6">
        {own.map(({ id, text, isNamed, isDismissed }) => {
          const entry = entries.find(({ question }) => question.id === id)
          const words = entry?.question.text ?? text ?? t`A question no longer in the handbook`
          const who = isNamed ? t`With your name` : t`Without your name`
          return (
            <li key={id ?? text} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
              <span dir="auto" className="min-w-0 flex-1 basis-48 font-medium wrap-anywhere">
                {entry ? (
                  <AppLink
                    to={paths.orgInfo(entry.question.category, entry.question.id)}
                    className={linkClass()}
                  >
                    {words}
                  </AppLink>
                ) : (
                  words
                )}
              </span>
              <span className="text-note text-field-soft">
                {entry && isAnswered(entry) ? (
                  <Trans>{who} · answered</Trans>
                ) : isDismissed ? (
                  <Trans>{who} · closed by your company</Trans>
                ) : (
                  who
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
