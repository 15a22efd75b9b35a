import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Fold } from '#ui/fold.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { PublicCompanyForm } from './public-company-form.tsx'
import { type Setup, setupQuery } from './setup.queries.ts'
import { isMailProven, progressOf } from './setup.rules.ts'
import { SetupParts } from './setup-parts.tsx'
import { TestMail } from './test-mail.tsx'

/** What a new server needs before people can use it; folded once that is done. */
export function SetupCard() {
  const { data, error } = useQuery(setupQuery)
  if (data === undefined) {
    return error ? (
      <Card>
        <InlineError error={error} />
      </Card>
    ) : (
      <Skeleton className="late h-24" />
    )
  }
  const { done, all } = progressOf(data)
  return (
    <Card className="sm:p-8">
      <Fold
        look="part"
        title={<Trans>Set up this server</Trans>}
        note={
          <Trans>
            {done} of {all} steps done
          </Trans>
        }
        open={done < all}
      >
        <Steps setup={data} />
        <SetupParts parts={data.parts} />
      </Fold>
    </Card>
  )
}

function Steps({ setup }: { setup: Setup }) {
  const {
    hasSecondFactor: isSecured,
    publicCompany,
    firstCompany,
    hasCompanyAdmin,
    testMail,
  } = setup
  return (
    <ol className="flex flex-col">
      <Step isDone={isSecured} title={<Trans>Turn on two-factor sign-in</Trans>}>
        {isSecured ? (
          <Trans>Your account is protected.</Trans>
        ) : (
          <>
            <Trans>You need it to appoint other app admins.</Trans>
            <Go to={paths.twoFactor}>
              <Trans>Turn on</Trans>
            </Go>
          </>
        )}
      </Step>
      <Step isDone={isMailProven(setup)} title={<Trans>Send a test email</Trans>}>
        <TestMail test={testMail ?? null} />
      </Step>
      <Step
        isDone={firstCompany != null && hasCompanyAdmin}
        title={<Trans>Add the first company and its admin</Trans>}
      >
        {firstCompany == null ? (
          <Go to={paths.newCompany}>
            <Trans>Add a company</Trans>
          </Go>
        ) : hasCompanyAdmin ? (
          <Trans>{firstCompany.name} was the first.</Trans>
        ) : (
          <>
            <Trans>No admin of {firstCompany.name} has joined yet.</Trans>
            <Go to={paths.appAdminCompany(firstCompany._id)}>
              <Trans>Open the company</Trans>
            </Go>
          </>
        )}
      </Step>
      <Step
        isDone={publicCompany != null}
        title={<Trans>Open it to people without a company</Trans>}
      >
        {publicCompany == null ? (
          <PublicCompanyForm />
        ) : (
          <Trans>Their reminders come from “{publicCompany.name}”.</Trans>
        )}
      </Step>
    </ol>
  )
}

type StepProps = { isDone: boolean; title: ReactNode; children: ReactNode }

function Step({ isDone, title, children }: StepProps) {
  return (
    <li className="flex gap-4 border-t-2 border-(--quiet) py-4 first:border-t-0">
      <span
        className={cx(
          'mt-0.5 grid size-7 shrink-0 place-items-center rounded-pill',
          isDone ? 'bg-strong text-on-strong' : 'border-2 border-field-soft',
        )}
      >
        {isDone && <Check aria-hidden="true" className="size-4" />}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold">
          {title}
          <span className="sr-only">{isDone ? <Trans>, done</Trans> : <Trans>, to do</Trans>}</span>
        </h3>
        <div className="mt-1 flex flex-col items-start gap-3 text-field-soft">{children}</div>
      </div>
    </li>
  )
}

function Go({ to, children }: { to: string; children: ReactNode }) {
  return (
    <AppLink to={to} className={buttonClass('quiet')}>
      {children}
    </AppLink>
  )
}
