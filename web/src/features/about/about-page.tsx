import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { listAllContent } from '#api/content.ts'
import type { AboutAdvice } from '#api/content-tables.ts'
import { useToken } from '#api/use-token.ts'
import { type Entity, entityLabel, entityTone, isEntity } from '#lib/entities.ts'
import { entities } from '#lib/generated/entities.ts'
import { productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { PictureLift } from '#ui/art/picture-lift.tsx'
import { ToneArt } from '#ui/art/tone-art.tsx'
import { buttonClass } from '#ui/button.tsx'
import { cardClass } from '#ui/card.tsx'
import { Chip } from '#ui/chip.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ForWhom, YourData } from './promises.tsx'

const aboutQuery = queryOptions({
  queryKey: ['content', 'about', 'all'],
  queryFn: ({ signal }) => listAllContent('about', {}, { signal }),
  staleTime: 3_600_000,
})

const fields = { sun: 'bg-sun', mint: 'bg-mint', coral: 'bg-coral', lilac: 'bg-lilac' } as const

export function AboutPage() {
  return (
    <div className="flex flex-col gap-16 pb-8 text-field">
      <Hero />
      <Choices />
      <Steps />
      <AdviceCards />
      <ForWhom />
      <YourData />
      <Begin />
    </div>
  )
}

function Hero() {
  const { t } = useLingui()
  return (
    <header className="on-blue grid items-center gap-8 overflow-hidden rounded-card p-6 py-8 sm:p-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:p-12">
      <div>
        <PageTitle name={t`What's ${productName}?`} size="display">
          <Trans>One good thing to do at work this week.</Trans>
        </PageTitle>
        <p className="mt-5 max-w-prose text-lead text-field-soft">
          <Trans>
            Choose who you want to help. Answer a few questions. Get one action, with the words to
            say.
          </Trans>
        </p>
        <WaysIn className="mt-8" />
      </div>
      <div className="mx-auto hidden w-full max-w-dialog sm:block">
        <PictureLift />
      </div>
    </header>
  )
}

/** Links to sign up or in for visitors, and a link home for signed-in people. */
function WaysIn({ className = '' }: { className?: string }) {
  const isStranger = useToken() === null
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      {isStranger ? (
        <>
          <AppLink to={paths.signUp} className={buttonClass('bright')}>
            <Trans>Create your account</Trans>
          </AppLink>
          <AppLink to={paths.login} className={buttonClass('quiet')}>
            <Trans>Sign in</Trans>
          </AppLink>
        </>
      ) : (
        <AppLink to={paths.home} className={buttonClass('bright')}>
          <Trans>Find your next action</Trans>
        </AppLink>
      )}
    </div>
  )
}

function Choices() {
  const { t, i18n } = useLingui()
  const lines: Record<Entity, string> = {
    yourself: t`End the day with a clear head.`,
    team: t`Agree on one goal for the week.`,
    colleague: t`Listen in the way they need.`,
    customer: t`Give bad news early and well.`,
  }
  return (
    <section aria-labelledby="choices">
      <h2 id="choices" className="mb-6 text-headline">
        <Trans>Who will you lift today?</Trans>
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-4">
        {entities.map((entity) => (
          <li
            key={entity}
            className={cardClass(
              entityTone[entity],
              'relative flex min-h-24 flex-col justify-end overflow-hidden pl-32 max-[22.5rem]:pt-26 max-[22.5rem]:pl-6 sm:min-h-64 sm:pl-6',
            )}
          >
            <ToneArt tone={entityTone[entity]} className="absolute -top-3 -left-4 w-28 sm:w-36" />
            <h3 className="relative text-title">{i18n._(entityLabel[entity])}</h3>
            <p className="relative mt-1 leading-snug">{lines[entity]}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Steps() {
  const { t } = useLingui()
  const steps = [
    [
      t`Choose`,
      t`Yourself, your team, a colleague or your customers. Then say what matters most right now.`,
    ],
    [
      t`Get one action`,
      t`With clear advice, the exact words, and a smaller version for a busy day.`,
    ],
    [
      t`Do it, then look back`,
      t`Save it as a goal and check in with one tap. A weekly score shows what you’ve done.`,
    ],
  ] as const
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="mb-6 text-headline">
        <Trans>How it works</Trans>
      </h2>
      <ol className="grid gap-8 md:grid-cols-3">
        {steps.map(([title, text], index) => (
          <li key={title} className="border-t-4 border-current pt-4">
            <p aria-hidden="true" className="figures font-display text-display text-primary">
              {index + 1}
            </p>
            <h3 className="mt-3 text-title">{title}</h3>
            <p className="mt-2 max-w-prose text-field-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Begin() {
  return (
    <section aria-labelledby="begin" className="on-blue rounded-card p-6 py-8 sm:p-8 lg:p-12">
      <h2 id="begin" className="max-w-220 text-display">
        <Trans>Start with one small thing.</Trans>
      </h2>
      <p className="mt-4 max-w-prose text-lead text-field-soft">
        <Trans>Your first action takes a few minutes to find.</Trans>
      </p>
      <WaysIn className="mt-8" />
    </section>
  )
}

/** Three real pieces of advice. A failure is silent. */
function AdviceCards() {
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
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-3">
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
