import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMe } from '#api/me.ts'
import { AskCompany } from '#features/handbook/ask-company.tsx'
import type { Entry } from '#features/handbook/handbook.rules.ts'
import { placeIn } from '#features/handbook/place.ts'
import { cx } from '#lib/cx.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { targetMark, useTarget } from '#shell/target.ts'
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
        isWriting ? (
          <Plural
            value={entries.length}
            one="# question without an answer"
            other="# questions without an answer"
          />
        ) : (
          <Trans>Not answered yet</Trans>
        )
      }
    >
      <p className="mb-5 max-w-prose text-field-soft">
        {isWriting ? (
          <Trans>Write an answer, or name someone people can ask.</Trans>
        ) : contact ? (
          <Trans>
            Need to know now? Ask <Contact name={contact} />.
          </Trans>
        ) : (
          <Trans>Need to know now? Ask your company’s admins.</Trans>
        )}
      </p>
      <ul className="grid gap-2">
        {entries.map(({ question, answer }) => (
          <li
            key={question.id}
            id={question.id}
            className={cx(
              'on-surface scroll-mt-6 rounded-tile px-5 py-4 max-[22.5rem]:px-3',
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
