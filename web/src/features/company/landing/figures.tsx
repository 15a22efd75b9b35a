import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PublishedFigure } from '#features/admin/digest/digest.rules.ts'
import { besideClass, FigureTile } from '#features/admin/landing/figure-tile.tsx'
import { formatDay, formatMonth } from '#lib/dates.ts'
import { limits } from '#lib/generated/limits.ts'
import { mondayOf } from '#lib/iso-week.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { linkClass } from '#ui/link.tsx'
import type { Landing } from './landing.queries.ts'

/** Numbers of the company that admins also see elsewhere, and published figures of its reports. */
export function Figures({ landing }: { landing: Landing }) {
  const { t } = useLingui()
  const { digest, joined, invited, answers } = landing
  const { started, active, themes, secured, questions } = digest
  const hidden = <Hidden joined={joined} />
  return (
    <section aria-labelledby="how-its-going">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="how-its-going" className="text-title">
          <Trans>How it’s going</Trans>
        </h2>
        <AppLink to={paths.companyReports} className={linkClass('inline-block py-2')}>
          {t`All reports`}
        </AppLink>
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-4 sm:grid-cols-3">
        <FigureTile
          name={<Trans>Joined</Trans>}
          value={joined}
          note={
            <Plural
              value={invited}
              _0="No unanswered invitations"
              one="# invitation unanswered"
              other="# invitations unanswered"
            />
          }
        />
        <FigureTile
          name={<Trans>Started</Trans>}
          value={about(started)}
          note={started ? <OfMonth of={started} /> : hidden}
        />
        <FigureTile
          name={<Trans>Took action</Trans>}
          value={about(active)}
          note={active ? <Week week={active.period} /> : hidden}
        />
        <FigureTile
          name={<Trans>Most chosen theme</Trans>}
          isText
          value={themes && <Names names={themes.names} />}
          note={themes ? <Chosen of={themes} /> : hidden}
        />
        <FigureTile
          name={<Trans>Handbook</Trans>}
          value={<Answered answers={Math.min(answers, questions)} questions={questions} />}
          note={<Trans>questions answered</Trans>}
        />
        <FigureTile
          name={<Trans>Two-factor sign-in</Trans>}
          value={about(secured)}
          note={secured ? <OfMonth of={secured} /> : hidden}
        />
      </dl>
    </section>
  )
}

function Names({ names }: { names: readonly string[] }) {
  const [first] = names
  const more = names.length - 1
  return more > 0 ? (
    <>
      {first} <Plural value={more} one="and # more" other="and # more" />
    </>
  ) : (
    first
  )
}

/** Published figures are in steps of five. */
const about = (published: Pick<PublishedFigure, 'figure'> | null): ReactNode =>
  published && (
    <Trans>
      <span className={besideClass}>about</span> {published.figure}
    </Trans>
  )

function OfMonth({ of: { all, period } }: { of: PublishedFigure }) {
  const when = formatMonth(period)
  return all === null ? (
    when
  ) : (
    <Trans>
      of {all}, {when}
    </Trans>
  )
}

function Week({ week }: { week: string }) {
  const day = formatDay(mondayOf(week))
  return <Trans>people, week from {day}</Trans>
}

function Chosen({ of: { figure, period } }: { of: Omit<PublishedFigure, 'all'> }) {
  const month = formatMonth(period)
  return (
    <Trans>
      about {figure} people, {month}
    </Trans>
  )
}

function Answered({ answers, questions }: { answers: number; questions: number }) {
  return (
    <Trans>
      {answers} <span className={besideClass}>of {questions}</span>
    </Trans>
  )
}

/** Why a figure isn't shown: product 6, reports. */
function Hidden({ joined }: { joined: number }) {
  return joined < limits.fewestPeople ? (
    <Trans>Shown once at least 5 people have started</Trans>
  ) : (
    <Trans>Too few people to show</Trans>
  )
}
