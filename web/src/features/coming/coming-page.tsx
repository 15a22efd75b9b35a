import { Trans } from '@lingui/react/macro'
import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppLink } from '#shell/app-link.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { cardClass } from '#ui/card.tsx'
import { type Tone, toneClass } from '#ui/tone.ts'

type Instead = { to: string; title: string; text: string }

type Props = {
  title: string
  lead: ReactNode
  tone: Tone
  picture: ReactNode
  plans: readonly string[]
  instead: readonly Instead[]
}

export function ComingPage({ title, lead, tone, picture, plans, instead }: Props) {
  return (
    <div className="flex max-w-220 flex-col gap-8 text-field">
      <header
        className={`${toneClass[tone]} grid items-center gap-6 rounded-card p-6 sm:p-8 md:grid-cols-2`}
      >
        <div>
          <p className="mb-3 inline-block rounded-pill bg-on-tone px-3 py-1 text-note font-semibold text-[#fff]">
            <Trans>Coming later</Trans>
          </p>
          <PageTitle>{title}</PageTitle>
          <p className="mt-3 max-w-prose text-lead">{lead}</p>
        </div>
        <div className="hidden rounded-tile bg-home p-4 md:block">{picture}</div>
      </header>
      <section aria-labelledby="plans">
        <h2 id="plans" className="mb-3 text-title">
          <Trans>What we’re planning</Trans>
        </h2>
        <ul className="flex max-w-prose list-disc flex-col gap-2 pl-6">
          {plans.map((plan) => (
            <li key={plan}>{plan}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="instead">
        <h2 id="instead" className="mb-3 text-title">
          <Trans>What you can do today</Trans>
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2">
          {instead.map(({ to, title: name, text }) => (
            <li key={to} className="flex">
              <AppLink to={to} className={cardClass(undefined, 'group w-full no-underline')}>
                <span className="flex items-start gap-3 font-display text-title">
                  <span className="min-w-0 flex-1">{name}</span>
                  <ArrowUpRight
                    aria-hidden="true"
                    className="mt-0.5 size-6 shrink-0 transition-[rotate] group-hover:rotate-12"
                  />
                </span>
                <span className="mt-2 block text-field-soft">{text}</span>
              </AppLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
