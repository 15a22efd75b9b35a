import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link2, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useMe } from '#api/me.ts'
import { type Answer, deleteAnswer } from '#features/handbook/handbook.queries.ts'
import type { Entry } from '#features/handbook/handbook.rules.ts'
import { placeIn, usePlace } from '#features/handbook/place.ts'
import { LazyAnswerForm } from '#features/handbook/writing/lazy-answer-form.tsx'
import { cx } from '#lib/cx.ts'
import { formatDay, localDay } from '#lib/dates.ts'
import { isLink } from '#lib/links.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { DeleteButton } from '#shell/delete-button.tsx'
import { targetMark, useTarget } from '#shell/target.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ExternalLink } from '#ui/link.tsx'
import { Markdown } from '#ui/markdown.tsx'
import { Contact } from './contact.tsx'

type Props = { entry: Entry<Answer>; category: string; answers: readonly Answer[] }

export function EntryCard({ entry, category, answers }: Props) {
  const { isEditing, question: open } = usePlace()
  const target = useTarget()
  const { question, answer } = entry
  const path = paths.orgInfo(category)
  if (open === question.id) {
    return (
      <div id={question.id} className="scroll-mt-6">
        <LazyAnswerForm
          name={question.id}
          questions={[question]}
          answers={answers}
          back={placeIn(path, { edit: true })}
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
  const queries = useQueryClient()
  const { answer } = entry
  const { id, text } = entry.question
  const isNew = answer?.isAnswered !== true && !entry.isWithdrawn
  return (
    <div className="flex flex-wrap items-center gap-3">
      <AppLink
        to={placeIn(path, { edit: true, question: id })}
        aria-label={isNew ? t`Answer: ${text}` : t`Change the answer: ${text}`}
        className={buttonClass(isNew ? 'strong' : 'quiet')}
      >
        {isNew ? <Trans>Answer</Trans> : <Trans>Change</Trans>}
      </AppLink>
      {entry.isWithdrawn && answer && (
        <DeleteButton
          accessibleName={t`Delete the answer: ${text}`}
          title={t`Delete this answer?`}
          name={text}
          onDelete={() => deleteAnswer(queries, answer._id)}
        >
          <Trans>You can’t undo this. Its question is no longer in the handbook.</Trans>
        </DeleteButton>
      )}
    </div>
  )
}

// An answer of this length and its question about fill the screen of a phone.
const long = 900

/** A long answer shows its beginning first. */
function LongAnswer({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(text.length <= long)
  if (isWhole) return <Markdown source={text} />
  return (
    <div className="flex flex-col items-start gap-4">
      <Markdown source={`${text.slice(0, text.lastIndexOf(' ', long) + 1 || long).trimEnd()} …`} />
      <Button variant="quiet" onClick={() => setIsWhole(true)}>
        <Trans>Read more</Trans>
      </Button>
    </div>
  )
}

/** The day an answer was last changed; admins also see the person. */
function Changed({ answer }: { answer: Answer }) {
  const { timeZone } = useMe()
  const day = formatDay(localDay(new Date(answer.updatedDate), timeZone ?? null))
  const name = answer.changedBy
  return (
    <p className="text-note text-field-soft">
      {name ? (
        <Trans>
          Last changed by {name} on {day}
        </Trans>
      ) : (
        <Trans>Last changed on {day}</Trans>
      )}
    </p>
  )
}
