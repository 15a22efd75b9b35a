import { Trans } from '@lingui/react/macro'
import { ListChecks } from 'lucide-react'
import { useRef } from 'react'
import { answerForm } from '#features/handbook/answer-form.lazy.ts'
import type { Answer } from '#features/handbook/handbook.queries.ts'
import type { Section } from '#features/handbook/handbook.rules.ts'
import { placeIn, usePlace } from '#features/handbook/place.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Lazy } from '#shell/lazy-part.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useFocusNext } from '#ui/use-focus-instead.ts'
import { EntryCard } from './entry-card.tsx'

/** Where a jump link leads; questions have ids of the same form. */
export const anchorOf = (slug: string): string => `section-${slug}`

type Props = {
  section: Section<Answer>
  /** The name of its category */
  category: string
  answers: readonly Answer[]
}

/** The questions of a subcategory; its admins answer one of them, or all at once. */
export function SectionView({ section, category, answers }: Props) {
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
            onPointerEnter={() => void answerForm.load().catch(() => {})}
            className={buttonClass('quiet')}
          >
            <ListChecks aria-hidden="true" className="size-5" />
            <Trans>Answer all {questions.length}</Trans>
          </AppLink>
        )}
      </div>
      {isOpen ? (
        <Lazy
          key={section.slug}
          part={answerForm}
          placeholder={<Skeleton className="late h-96" />}
          props={{ name: section.slug, questions, answers, back }}
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
