import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ListChecks, PencilLine } from 'lucide-react'
import { useRef, useState } from 'react'
import { useMe } from '#api/me.ts'
import { AnswerCount, CoverageBar } from '#features/handbook/coverage-bar.tsx'
import type { Answer } from '#features/handbook/handbook.queries.ts'
import {
  type Category,
  contactOf,
  containsWords,
  coverageOf,
  entriesOf,
  isAnswered,
  isOther,
  isShown,
  narrowed,
  type Section,
} from '#features/handbook/handbook.rules.ts'
import { placeIn, usePlace } from '#features/handbook/place.ts'
import { LazyAnswerForm } from '#features/handbook/writing/lazy-answer-form.tsx'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { BackLink } from '#shell/back-link.tsx'
import { PageHelp } from '#shell/page-help.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { SearchField } from '#shell/search-field.tsx'
import { useInSight, useTarget } from '#shell/target.ts'
import { buttonClass } from '#ui/button.tsx'
import { useFocusNext } from '#ui/use-focus-instead.ts'
import { EntryCard } from './entry-card.tsx'
import { Unanswered } from './unanswered.tsx'

/** The target of a jump link; questions have ids of the same form. */
const anchorOf = (slug: string): string => `section-${slug}`

type Props = { category: Category<Answer>; answers: readonly Answer[] }

/** One category: answers by section, then open questions. Admins also edit here. */
export function CategoryView({ category, answers }: Props) {
  const { t } = useLingui()
  const me = useMe()
  const { isEditing } = usePlace()
  const target = useTarget()
  const [looked, setLooked] = useState('')
  useInSight(target)
  const entries = entriesOf(category)
  const coverage = coverageOf(entries)
  const fits = entries.filter((entry) => containsWords(entry, looked))
  const sections = narrowed(
    category.sections,
    (entry) => fits.includes(entry) && (isEditing || isShown(entry)),
  )
  const isOthers = isOther(category)
  const open = isEditing || isOthers ? [] : fits.filter((entry) => !isAnswered(entry))
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-col items-start gap-3">
        <BackLink to={paths.orgInfo()}>
          <Trans>All categories</Trans>
        </BackLink>
        <div className="flex items-center gap-2 max-[22.5rem]:flex-wrap">
          <PageTitle>{category.name}</PageTitle>
          <PageHelp page="company" labels={['contact person']} name={t`About contact persons`} />
        </div>
        {isOthers && (
          <p className="max-w-prose text-lead text-pretty text-field-soft">
            <Trans>Answers to old questions</Trans>
          </p>
        )}
        {!(isOthers || me.viewerCanAdminister) && <AnswerCount answered={coverage.answered} />}
        {me.viewerCanAdminister && (
          <EditSwitch name={category.name} isEditing={isEditing} isOthers={isOthers} />
        )}
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-12">
        <aside className="flex flex-col gap-6 lg:sticky lg:top-6 lg:order-last">
          {!isOthers && me.viewerCanAdminister && <CoverageBar coverage={coverage} />}
          <JumpLinks category={category} shown={sections.map(({ slug }) => slug)} />
        </aside>
        <div className="flex min-w-0 flex-col gap-10">
          <div className="max-w-prose">
            <SearchField
              label={t`Find on this page`}
              placeholder={t`Such as payslip`}
              typed={looked}
              setTyped={setLooked}
              found={looked.trim() ? t`${fits.length} of ${entries.length} questions` : null}
            />
          </div>
          {sections.map((section) => (
            <SectionView
              key={section.slug}
              section={section}
              category={category.name}
              answers={answers}
            />
          ))}
          {fits.length === 0 && (
            <p className="max-w-prose">
              <Trans>No question or answer has these words. Try fewer or more common words.</Trans>
            </p>
          )}
          <Unanswered
            key={`${target}`}
            entries={open}
            contact={contactOf(entries)}
            isOpen={coverage.answered === 0 || open.some(({ question }) => question.id === target)}
          />
        </div>
      </div>
    </div>
  )
}

type SwitchProps = { name: string; isEditing: boolean; isOthers: boolean }

function EditSwitch({ name, isEditing, isOthers }: SwitchProps) {
  const to = placeIn(paths.orgInfo(name), { edit: !isEditing })
  return (
    <AppLink to={to} replace className={buttonClass(isEditing ? 'quiet' : 'strong')}>
      {isEditing ? (
        <Trans>Show as members see it</Trans>
      ) : (
        <>
          <PencilLine aria-hidden="true" className="size-5" />
          {isOthers ? <Trans>Change or delete</Trans> : <Trans>Write answers</Trans>}
        </>
      )}
    </AppLink>
  )
}

type JumpProps = { category: Category; shown: readonly string[] }

function JumpLinks({ category, shown }: JumpProps) {
  const { t } = useLingui()
  const sections = category.sections.filter(({ slug }) => shown.includes(slug))
  if (sections.length < 2) return null
  return (
    <nav aria-label={t`On this page`}>
      <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-1">
        {sections.map((section) => {
          const { answered } = coverageOf(section.entries)
          return (
            <li key={section.slug}>
              <a
                href={`#${anchorOf(section.slug)}`}
                className="flex min-h-11 flex-wrap items-center gap-x-2 rounded-pill bg-quiet px-4 py-1 leading-snug font-semibold no-underline lg:bg-transparent lg:hover:bg-quiet"
              >
                {section.name}
                <span className="text-note font-normal text-field-soft max-lg:hidden">
                  <Plural value={answered} one="# answer" other="# answers" />
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

type SectionViewProps = {
  section: Section<Answer>
  category: string
  answers: readonly Answer[]
}

function SectionView({ section, category, answers }: SectionViewProps) {
  const { isEditing, section: open } = usePlace()
  const path = paths.orgInfo(category)
  const back = placeIn(path, { edit: true })
  const isOpen = open === section.slug
  const questions = section.entries.map(({ question }) => question)
  const isOthers = section.entries.some(({ isWithdrawn }) => isWithdrawn)
  const list = useRef<HTMLUListElement>(null)
  useFocusNext(
    questions.map(({ id }) => id),
    (place) => (place === null ? null : list.current?.children[place]?.querySelector('h3')),
  )
  return (
    <section id={anchorOf(section.slug)} className="scroll-mt-6">
      <div
        className={
          isOthers ? 'sr-only' : 'mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2'
        }
      >
        <h2 className="text-title">{section.name}</h2>
        {isEditing && !isOpen && !isOthers && questions.length > 1 && (
          <AppLink
            to={placeIn(path, { edit: true, section: section.slug })}
            className={buttonClass('quiet')}
          >
            <ListChecks aria-hidden="true" className="size-5" />
            <Trans>Answer all {questions.length}</Trans>
          </AppLink>
        )}
      </div>
      {isOpen ? (
        <LazyAnswerForm
          key={section.slug}
          name={section.slug}
          questions={questions}
          answers={answers}
          back={back}
        />
      ) : (
        <ul ref={list} className="grid gap-4">
          {section.entries.map((entry) => (
            <li key={entry.question.id}>
              <EntryCard entry={entry} category={category} answers={answers} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
