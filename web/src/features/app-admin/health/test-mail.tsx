import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Setup, sendTestMail, setupQuery } from '#features/app-admin/setup.queries.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { mailAdvice } from './test-mail.labels.ts'

/** How often to check whether the test email was sent, in milliseconds. */
const lookMs = 1500

type Test = NonNullable<Setup['testMail']>

/** Mails the app admin, and shows the result. */
export function TestMail({ test }: { test: Test | null }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const send = useMutation({ mutationFn: () => sendTestMail(queries) })
  const isOnItsWay = test?.state === 'waiting'
  useQuery({ ...setupQuery, refetchInterval: isOnItsWay ? lookMs : false })
  const isWaiting = send.isPending || isOnItsWay
  return (
    <>
      <p role="status" className="w-full empty:hidden">
        {test !== null && <Outcome test={test} />}
      </p>
      <InlineError error={send.error} />
      <Button variant="quiet" pending={isWaiting} onClick={() => send.mutate()}>
        {test === null ? t`Send a test email to me` : t`Send another`}
      </Button>
    </>
  )
}

function Outcome({ test: { to, state, error } }: { test: Test }) {
  const { i18n } = useLingui()
  if (state === 'waiting') return <Trans>Sending to {to} …</Trans>
  if (state === 'sent') return <Trans>Sent to {to}. Check your inbox and your spam folder.</Trans>
  return (
    <>
      <strong className="text-danger">
        {state === 'failed' ? (
          <Trans>The email couldn’t be sent.</Trans>
        ) : (
          <Trans>The email couldn’t be sent yet. We’ll try again.</Trans>
        )}
      </strong>{' '}
      {i18n._(mailAdvice(error ?? ''))}
      <span className="mt-1 block text-note wrap-anywhere">
        <Trans>Details: {error}</Trans>
      </span>
    </>
  )
}
