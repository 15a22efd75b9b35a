import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  BookOpenText,
  ChevronRight,
  DoorOpen,
  Gift,
  GraduationCap,
  HeartHandshake,
  Laptop,
  type LucideIcon,
  Megaphone,
  Route,
  Scale,
  Sprout,
  UsersRound,
} from 'lucide-react'
import { useEffect, useState } from 'react'
import { useMe } from '#api/me.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { SearchField } from '#shell/search-field.tsx'
import { cardClass } from '#ui/card.tsx'
import { AskCompany } from './ask-company.tsx'
import { Changes } from './changes.tsx'
import { AnswerCount, CoverageBar } from './coverage-bar.tsx'
import { GapsPart } from './gaps/gaps-part.tsx'
import { OwnQuestions } from './gaps/own-questions.tsx'
import { noteMiss } from './gaps.queries.ts'
import {
  type Category,
  containsWords,
  coverageOf,
  type Entry,
  entriesOf,
  isAnswered,
  isOther,
} from './handbook.rules.ts'

const icons: Record<string, LucideIcon> = {
  communications: Megaphone,
  'employee-productivity': Laptop,
  'engagement-culture': HeartHandshake,
  'leadership-talent-management': Route,
  'learning-career-development': GraduationCap,
  'performance-management': Scale,
  'recruitment-on-boarding': DoorOpen,
  retention: Sprout,
  rewards: Gift,
  'team-management': UsersRound,
}

/** The icon of a category (product 9, handbook categories), by its slug. */
const categoryIcon = (slug: string): LucideIcon => icons[slug] ?? BookOpenText

type Props = {
  categories: readonly Category[]
  /** The requested category if it does not exist. */
  unknown: string | undefined
  /** The address of the page, which may have shown a category before. */
  moment: string | undefined
}

export function Overview({ categories, unknown, moment }: Props) {
  const { t } = useLingui()
  const me = useMe()
  const [looked, setLooked] = useState('')
  const entries = categories.flatMap(entriesOf)
  const coverage = coverageOf(entries)
  const found =
    looked.trim() === '' ? null : entries.filter((entry) => containsWords(entry, looked))
  return (
    <div className="flex flex-col gap-8">
      <header>
        <PageTitle moment={moment}>
          <Trans>Organization Information</Trans>
        </PageTitle>
        <p className="mt-2 max-w-prose text-lead text-pretty text-field-soft">
          <Lead
            isAdmin={me.viewerCanAdminister === true}
            company={me.company?.name}
            answered={coverage.answered}
          />
        </p>
        {me.viewerCanAdminister && (
          <div className="mt-5 max-w-120">
            <CoverageBar coverage={coverage} />
          </div>
        )}
      </header>
      {unknown !== undefined && (
        <p role="status" className="max-w-prose rounded-tile bg-quiet px-5 py-4">
          <Trans>There’s no category “{unknown}”. Here are all categories.</Trans>
        </p>
      )}
      <div className="max-w-prose">
        <SearchField
          label={t`Find a question`}
          placeholder={t`Such as payslip`}
          typed={looked}
          setTyped={setLooked}
          found={found && t`${found.length} of ${entries.length} questions`}
        />
      </div>
      {found === null ? (
        <Cards categories={categories} />
      ) : (
        <Found entries={found} words={looked} />
      )}
      {me.viewerCanAdminister && !me.viewerCanAdministerApp && <GapsPart entries={entries} />}
      {!me.viewerCanAdminister && <OwnQuestions entries={entries} />}
      {me.viewerCanAdminister && <Changes />}
    </div>
  )
}

type LeadProps = { isAdmin: boolean; company: string | undefined; answered: number }

function Lead({ isAdmin, company, answered }: LeadProps) {
  if (isAdmin) {
    return (
      <Trans>
        Your handbook: members’ questions and your answers. Open a category to write answers.
      </Trans>
    )
  }
  if (answered === 0) {
    return <Trans>No answers yet. These are the questions your company can answer.</Trans>
  }
  return company ? (
    <Trans>Answers to common questions about working at {company}.</Trans>
  ) : (
    <Trans>Answers to common questions about working here.</Trans>
  )
}

function Cards({ categories }: Pick<Props, 'categories'>) {
  const { t } = useLingui()
  const isAdmin = useMe().viewerCanAdminister === true
  return (
    <ul aria-label={t`Categories`} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {categories.map((category) => {
        const Icon = categoryIcon(category.slug)
        const coverage = coverageOf(entriesOf(category))
        return (
          <li key={category.slug} className="flex min-w-0">
            <AppLink
              to={paths.orgInfo(category.name)}
              className={cardClass(
                undefined,
                'flex min-w-0 flex-1 flex-col gap-4 no-underline hover:bg-surface-soft',
              )}
            >
              <span className="flex flex-wrap items-center gap-3 sm:gap-4">
                <span
                  aria-hidden="true"
                  className="grid size-12 shrink-0 place-items-center rounded-pill bg-quiet"
                >
                  <Icon className="size-6" />
                </span>
                <span className="max-w-full flex-[1_1_min-content] font-display text-[min(1.25rem,8.5vw)] leading-snug font-bold wrap-break-word">
                  {category.name}
                </span>
              </span>
              <span className="mt-auto block">
                {isOther(category) ? (
                  <span className="text-note text-field-soft">
                    <Trans>Answers to old questions</Trans>
                  </span>
                ) : isAdmin ? (
                  <CoverageBar coverage={coverage} />
                ) : (
                  <AnswerCount answered={coverage.answered} />
                )}
              </span>
            </AppLink>
          </li>
        )
      })}
    </ul>
  )
}

function Found({ entries, words }: { entries: readonly Entry[]; words: string }) {
  const { t } = useLingui()
  if (entries.length === 0) return <NothingFound words={words} />
  return (
    <section className="max-w-220">
      <h2 className="mb-3 text-title">
        <Plural value={entries.length} one="# question" other="# questions" />
      </h2>
      <QuestionLinks label={t`Matching questions`} entries={entries} />
    </section>
  )
}

function QuestionLinks({ label, entries }: { label: string; entries: readonly Entry[] }) {
  return (
    <ul aria-label={label} className="grid gap-2">
      {entries.map((entry) => {
        const { id, category, text } = entry.question
        return (
          <li key={id}>
            <AppLink
              to={paths.orgInfo(category, id)}
              className="on-surface flex min-h-14 items-center gap-3 rounded-tile py-3 pr-4 pl-5 no-underline hover:bg-surface-soft"
            >
              <span className="min-w-0 flex-1">
                <span className="block leading-snug font-semibold">{text}</span>
                <span className="block text-note text-field-soft">
                  {isAnswered(entry) || entry.isWithdrawn ? (
                    category
                  ) : (
                    <Trans>{category} · no answer yet</Trans>
                  )}
                </span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
            </AppLink>
          </li>
        )
      })}
    </ul>
  )
}

/** A pause in typing after which a search counts, in milliseconds. */
const pause = 2000
const shortest = 3

/** No results: offers the next actions. The miss is counted anonymously for admins. */
function NothingFound({ words }: { words: string }) {
  const { viewerCanAdminister } = useMe()
  useEffect(() => {
    if (viewerCanAdminister || words.trim().length < shortest) return
    const timer = setTimeout(() => noteMiss(words), pause)
    return () => clearTimeout(timer)
  }, [words, viewerCanAdminister])
  return (
    <div className="flex max-w-prose flex-col items-start gap-4">
      <p>
        <Trans>Nothing found. Try fewer or more common words.</Trans>
      </p>
      {!viewerCanAdminister && (
        <>
          <AskCompany key={words} words={words} />
          <p className="text-note text-field-soft">
            <Trans>
              We count searches without a result. Your company’s admins see a word only if 5 or more
              people searched for it, and never who.
            </Trans>
          </p>
        </>
      )}
    </div>
  )
}
