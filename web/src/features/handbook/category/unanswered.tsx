import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMe } from '#api/me.ts'
import { answerForm } from '#features/handbook/answer-form.lazy.ts'
import { AskCompany } from '#features/handbook/ask-company.tsx'
import type { Entry } from '#features/handbook/handbook.rules.ts'
import { placeIn, targetMark, useTarget } from '#features/handbook/place.ts'
import { cx } from '#lib/cx.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Fold } from '#ui/fold.tsx'
import { linkClass } from '#ui/link.tsx'
import { Contact } from './contact.tsx'

type Props = {
  entries: readonly Entry[]
  contact: string | null
  isOpen: boolean
}

/** Open questions, folded, with a contact; admins can answer them. */
export function Unanswered({ entries, contact, isOpen }: Props) {
  const { t } = useLingui()
  const isWriting = useMe().viewerCanAdminister === true
  const target = useTarget()
  if (entries.length === 0) return null
  return (
    <Fold
      look="part"
      open={isOpen}
      title={
        <Plural
          value={entries.length}
          one="# question without an answer yet"
          other="# questions without an answer yet"
        />
      }
    >
      <p className="mb-5 max-w-prose text-field-soft">
        {isWriting ? (
          <Trans>Write an answer, or name whom people can ask until there is one.</Trans>
        ) : contact ? (
          <Trans>
            You need not wait until it is written down: ask <Contact name={contact} />, who knows
            this field.
          </Trans>
        ) : (
          <Trans>
            You need not wait until it is written down: ask the people who run your company’s
            account. They know who can tell you.
          </Trans>
        )}
      </p>
      <ul className="grid gap-2">
        {entries.map(({ question, answer }) => (
          <li
            key={question.id}
            id={question.id}
            className={cx(
              'on-surface scroll-mt-6 rounded-tile px-5 py-4',
              target === question.id && targetMark,
            )}
          >
            <h3
              tabIndex={-1}
              className="font-sans text-body leading-snug font-semibold tracking-normal outline-none"
            >
              {question.text}
            </h3>
            {answer?.contactPerson && (
              <p className="mt-1 text-note text-field-soft">
                <Trans>
                  Ask: <Contact name={answer.contactPerson} />
                </Trans>
              </p>
            )}
            {!isWriting && (
              <div className="mt-2">
                <AskCompany question={question} />
              </div>
            )}
            {isWriting && (
              <AppLink
                to={placeIn(paths.orgInfo(question.category), {
                  edit: true,
                  question: question.id,
                })}
                aria-label={t`Answer: ${question.text}`}
                onPointerEnter={() => void answerForm.load().catch(() => {})}
                className={linkClass('inline-flex min-h-11 items-center')}
              >
                <Trans>Answer</Trans>
              </AppLink>
            )}
          </li>
        ))}
      </ul>
    </Fold>
  )
}
