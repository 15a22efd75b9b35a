import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { MessageCircleQuestion } from 'lucide-react'
import type { PartnerAnswer } from '#api/generated/graphql.ts'
import { Button, type ButtonVariant } from '#ui/button.tsx'
import { askDocument, usePartnerChange } from './sharing.queries.ts'

/** The answers to "how did it go", one tap each. */
export const answerLabel: Record<PartnerAnswer, MessageDescriptor> = {
  well: msg`Going well`,
  done: msg`Done`,
  notYet: msg`Not yet`,
  help: msg`Could use a hand`,
}

type Props = { firstName: string; answer: PartnerAnswer | null; line: string | null }

/** "Mateo: Going well", and the line that Mateo wrote. */
export function AnswerText({ firstName, answer, line }: Props) {
  const { i18n } = useLingui()
  const label = answer && i18n._(answerLabel[answer])
  return (
    <>
      <p className="font-semibold wrap-anywhere">
        {label ? (
          <Trans>
            {firstName}: {label}
          </Trans>
        ) : (
          <Trans>{firstName} answered</Trans>
        )}
      </p>
      {line && (
        <p dir="auto" className="wrap-anywhere">
          “{line}”
        </p>
      )}
    </>
  )
}

export function useGoalTitle(title: string | null): string {
  const { t } = useLingui()
  return title ?? t`A goal without a title`
}

type AskProps = {
  /** _id of the partnership */
  _id: string
  firstName: string
  goal: { _id: string; title: string | null; isNudged: boolean }
  variant?: ButtonVariant
}

/** Asks a partner about a goal by one tap. */
export function AskButton({ _id, firstName, goal, variant = 'quiet' }: AskProps) {
  const { t } = useLingui()
  const ask = usePartnerChange(askDocument, { said: t`${firstName} will see your question` })
  const title = useGoalTitle(goal.title)
  const words = goal.isNudged ? t`Ask ${firstName} how it went` : t`Ask ${firstName} how it’s going`
  return (
    <Button
      variant={variant}
      className="self-start"
      aria-label={`${words}: ${title}`}
      pending={ask.isPending}
      icon={<MessageCircleQuestion aria-hidden="true" className="size-5" />}
      onClick={() => ask.mutate({ _id, goalId: goal._id })}
    >
      {words}
    </Button>
  )
}
