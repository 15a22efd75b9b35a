import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { createPublicCompany, type Setup, setupQuery } from '#features/app-admin/setup.queries.ts'
import { isMailProven, progressOf } from '#features/app-admin/setup.rules.ts'
import { cx } from '#lib/cx.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { FormText } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Fold } from '#ui/fold.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TestMail } from './test-mail.tsx'

/** The purpose of each part; unknown parts show their settings only. */
const words: Readonly<Record<string, { name: MessageDescriptor; without: MessageDescriptor }>> = {
  email: { name: msg`Email`, without: msg`No email leaves this server.` },
  secretKeys: {
    name: msg`Secret keys`,
    without: msg`A key was made in DATA_DIR. Keep a copy of it.`,
  },
  proxies: {
    name: msg`Reverse proxy`,
    without: msg`Behind a proxy, all visitors share one limit until it is named.`,
  },
  breachedPasswords: {
    name: msg`Stolen passwords`,
    without: msg`Only the most common passwords are refused.`,
  },
  sms: { name: msg`Text messages`, without: msg`No codes by text message.` },
  payments: { name: msg`Payments`, without: msg`People can’t pay for a membership.` },
}

/** The tasks on a new server before people can use it; folded once they are done. */
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
      <Step isDone={publicCompany != null} title={<Trans>Open it to individual users</Trans>}>
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

/** Creates the company of public users; the suggested name can be used. */
function PublicCompanyForm() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const form = useForm({ name: t`Individual users` }, ({ name }) => ({
    name: name.trim() === '' ? t`Enter a name.` : undefined,
  }))
  const create = useMutation({
    mutationFn: (name: string) => createPublicCompany(queries, name.trim()),
  })
  return (
    <>
      <p>
        <Trans>
          People without a company. You write their reminders, which they see in their Learning Hub.
        </Trans>
      </p>
      <div className="w-full max-w-100">
        <Form
          form={form}
          error={create.error}
          pending={create.isPending}
          submitLabel={t`Create it`}
          submitVariant="quiet"
          onSubmit={({ name }) => create.mutate(name)}
        >
          <FormText
            name="name"
            label={t`Name`}
            hint={t`Only app admins see this name.`}
            maxLength={200}
          />
        </Form>
      </div>
    </>
  )
}

type Part = Setup['parts'][number]

/** Missing server settings: an admin sets them on the machine, not here. */
function SetupParts({ parts }: { parts: readonly Part[] }) {
  const { i18n } = useLingui()
  const missing = parts.filter(({ isReady }) => !isReady)
  if (missing.length === 0) return null
  return (
    <section className="mt-4">
      <h3 className="font-semibold">
        <Trans>Not configured</Trans>
      </h3>
      <p className="mt-1 text-note text-field-soft">
        <Trans>Optional. Set these in the settings file of the server, then restart it.</Trans>
      </p>
      <ul className="mt-2 flex flex-col">
        {missing.map(({ part, settings }) => (
          <li key={part} className="border-t-2 border-(--quiet) py-3">
            <p>
              <strong>{words[part] ? i18n._(words[part].name) : part}</strong>
              {words[part] && <> · {i18n._(words[part].without)}</>}
            </p>
            <p className="text-note wrap-anywhere text-field-soft">{settings.join(', ')}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
