import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { answerByLink, answerPreviewQuery } from './link.queries.ts'
import { LinkPage, useLinkValues } from './link-page.tsx'

const outcomes = { did: msg`Did it`, partly: msg`Partly`, notYet: msg`Not yet` }
type Outcome = keyof typeof outcomes
const all = Object.keys(outcomes) as Outcome[]

/** /messages/check-in: the button of an email that answers a check-in, after a confirmation. */
export function CheckInPage() {
  const values = useLinkValues()
  const token = values.get('token') ?? ''
  const query = useQuery(answerPreviewQuery(token))
  return (
    <LinkPage query={query} endedAction={<ToGoals />}>
      {({ title, isAnswered }) =>
        isAnswered ? (
          <Answered />
        ) : (
          <Answer key={token} token={token} title={title} said={values.get('said')} />
        )
      }
    </LinkPage>
  )
}

type Props = { token: string; title: string | null; said: string | null }

function Answer({ token, title, said }: Props) {
  const { i18n } = useLingui()
  const queries = useQueryClient()
  const answer = useMutation({
    mutationFn: (outcome: Outcome) => answerByLink(token, outcome),
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['goals'] }),
  })
  if (answer.isSuccess) return <Thanks />
  const chosen = all.find((one) => one === said)
  const chosenWords = chosen && i18n._(outcomes[chosen])
  return (
    <>
      <div>
        <PageTitle>
          <Trans>How did it go?</Trans>
        </PageTitle>
        {title && <p className="mt-2 text-lead wrap-break-word">{title}</p>}
      </div>
      <InlineError error={answer.error} />
      {chosen && (
        <Button
          variant="primary"
          className="min-h-14 w-full"
          pending={answer.isPending && answer.variables === chosen}
          onClick={() => answer.mutate(chosen)}
        >
          <Trans>Confirm: {chosenWords}</Trans>
        </Button>
      )}
      {chosen && (
        <p className="-mb-3 text-note text-field-soft">
          <Trans>Or save another answer:</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {all
          .filter((one) => one !== chosen)
          .map((one) => (
            <Button
              key={one}
              variant="quiet"
              pending={answer.isPending && answer.variables === one}
              onClick={() => answer.mutate(one)}
            >
              {i18n._(outcomes[one])}
            </Button>
          ))}
      </div>
    </>
  )
}

function Thanks() {
  return (
    <>
      <div>
        <PageTitle moment="thanks">
          <Trans>Thank you</Trans>
        </PageTitle>
        <p className="mt-2 text-lead text-pretty text-field-soft">
          <Trans>Your answer is in your goals. Any answer is a good one.</Trans>
        </p>
      </div>
      <ToGoals />
    </>
  )
}

function Answered() {
  return (
    <>
      <div>
        <PageTitle>
          <Trans>You’ve answered this check-in</Trans>
        </PageTitle>
        <p className="mt-2 text-lead text-pretty text-field-soft">
          <Trans>Nothing changes. In the app you can check in again at any time.</Trans>
        </p>
      </div>
      <ToGoals />
    </>
  )
}

function ToGoals() {
  return (
    <AppLink to={paths.goals} className={buttonClass('strong', 'self-start')}>
      <Trans>Open my goals</Trans>
    </AppLink>
  )
}
