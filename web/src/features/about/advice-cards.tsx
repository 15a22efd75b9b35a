import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { listAllContent } from '#api/content.ts'
import type { AboutAdvice } from '#api/content-tables.ts'
import { entityLabel, entityTone, isEntity } from '#lib/entities.ts'
import { Chip } from '#ui/chip.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const aboutQuery = queryOptions({
  queryKey: ['content', 'about', 'all'],
  queryFn: ({ signal }) => listAllContent('about', {}, { signal }),
  staleTime: 3_600_000,
})

/** Three real pieces of advice. Nothing is said where they cannot be fetched: the page has more. */
export function AdviceCards() {
  const { data, error } = useQuery(aboutQuery)
  if (error && !data) return null
  return (
    <section aria-labelledby="advice">
      <h2 id="advice" className="text-headline">
        <Trans>Try one now</Trans>
      </h2>
      <p className="mt-2 mb-6 max-w-prose text-lead text-field-soft">
        <Trans>Three of more than 400 pieces of advice, as you’d get them.</Trans>
      </p>
      <ul className="grid gap-4 lg:grid-cols-3">
        {data
          ? data.map((advice) => (
              <li key={advice.id} className="flex">
                <AdviceCard advice={advice} />
              </li>
            ))
          : ['one', 'two', 'three'].map((name) => (
              <li key={name}>
                <Skeleton className="h-96" />
              </li>
            ))}
      </ul>
    </section>
  )
}

function AdviceCard({ advice: { whom, title, todo, words } }: { advice: AboutAdvice }) {
  const { i18n } = useLingui()
  return (
    <article className="on-surface flex w-full flex-col gap-4 rounded-card p-6">
      {isEntity(whom) && (
        <p>
          <Chip tone={entityTone[whom]}>{i18n._(entityLabel[whom])}</Chip>
        </p>
      )}
      <h3 className="text-title">{title}</h3>
      <p>{todo}</p>
      <div className="mt-auto pt-2">
        <p className="text-note font-semibold text-field-soft">
          <Trans>Words you can use</Trans>
        </p>
        <blockquote
          className={`on-tone mt-2 rounded-tile rounded-bl-none px-5 py-4 font-display text-lead ${
            isEntity(whom) ? fields[entityTone[whom]] : fields.sun
          }`}
        >
          {words}
        </blockquote>
      </div>
    </article>
  )
}

const fields = { sun: 'bg-sun', mint: 'bg-mint', coral: 'bg-coral', lilac: 'bg-lilac' } as const
