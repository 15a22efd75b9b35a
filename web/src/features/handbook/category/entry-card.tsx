import { Trans, useLingui } from '@lingui/react/macro'
import { Link2, UserRound } from 'lucide-react'
import { answerForm } from '#features/handbook/answer-form.lazy.ts'
import type { Answer } from '#features/handbook/handbook.queries.ts'
import { type Entry, isLink } from '#features/handbook/handbook.rules.ts'
import { placeIn, targetMark, usePlace, useTarget } from '#features/handbook/place.ts'
import { cx } from '#lib/cx.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Lazy } from '#shell/lazy-part.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ExternalLink } from '#ui/link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Changed } from './changed.tsx'
import { Contact } from './contact.tsx'
import { DeleteAnswer } from './delete-answer.tsx'
import { LongAnswer } from './long-answer.tsx'

type Props = { entry: Entry<Answer>; category: string; answers: readonly Answer[] }

/** A question with its answer; for who writes here with the way to change it. */
export function EntryCard({ entry, category, answers }: Props) {
  const { isEditing, question: open } = usePlace()
  const target = useTarget()
  const { question, answer } = entry
  const path = paths.orgInfo(category)
  if (open === question.id) {
    return (
      <div id={question.id} className="scroll-mt-6">
        <Lazy
          part={answerForm}
          placeholder={<Skeleton className="late h-96" />}
          props={{
            name: question.id,
            questions: [question],
            answers,
            back: placeIn(path, { edit: true }),
          }}
        />
      </div>
    )
  }
  return (
    <Card
      id={question.id}
      className={cx('flex scroll-mt-6 flex-col gap-4 sm:p-8', target === question.id && targetMark)}
    >
      <h3 tabIndex={-1} className="font-display text-lead leading-snug font-bold outline-none">
        {question.text}
      </h3>
      {answer && <Facts answer={answer} />}
      {isEditing && <Editing entry={entry} path={path} />}
    </Card>
  )
}

function Facts({ answer }: { answer: Answer }) {
  const { url, contactPerson } = answer
  return (
    <>
      {answer.answer && <LongAnswer text={answer.answer} />}
      {url && isLink(url) && (
        <p className="flex items-start gap-3">
          <Link2 aria-hidden="true" className="mt-1 size-5 shrink-0" />
          <ExternalLink href={url}>{new URL(url).host.replace(/^www\./, '')}</ExternalLink>
        </p>
      )}
      {contactPerson && (
        <p className="flex items-start gap-3">
          <UserRound aria-hidden="true" className="mt-1 size-5 shrink-0" />
          <span className="min-w-0">
            <Trans>
              Ask: <Contact name={contactPerson} />
            </Trans>
          </span>
        </p>
      )}
      <Changed answer={answer} />
    </>
  )
}

function Editing({ entry, path }: { entry: Entry<Answer>; path: string }) {
  const { t } = useLingui()
  const { id, text } = entry.question
  const isNew = entry.answer?.isAnswered !== true && !entry.isWithdrawn
  return (
    <div className="flex flex-wrap items-center gap-3">
      <AppLink
        to={placeIn(path, { edit: true, question: id })}
        aria-label={isNew ? t`Answer: ${text}` : t`Change the answer: ${text}`}
        onPointerEnter={() => void answerForm.load().catch(() => {})}
        className={buttonClass(isNew ? 'strong' : 'quiet')}
      >
        {isNew ? <Trans>Answer</Trans> : <Trans>Change</Trans>}
      </AppLink>
      {entry.isWithdrawn && entry.answer && <DeleteAnswer answer={entry.answer} text={text} />}
    </div>
  )
}
