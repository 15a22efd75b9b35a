import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#api/me.ts'
import {
  type AppAdmin,
  appAdminsQuery,
  appoint,
  removeAdmin,
} from '#features/app-admin/setup.queries.ts'
import { SignInGivenUp, useFreshly } from '#features/fresh-sign-in/fresh.ts'
import { FreshSignIn } from '#features/fresh-sign-in/fresh-sign-in.tsx'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { FormEmail } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** App admins appoint and remove each other. */
export function AppAdminsCard() {
  const { data, error } = useQuery(appAdminsQuery)
  const me = useMe()
  const isSecured = data?.find(({ _id }) => _id === me._id)?.hasSecondFactor === true
  return (
    <Card className="min-w-0 sm:p-8">
      <h2 className="text-title">
        <Trans>App admins</Trans>
      </h2>
      <div className="mt-3">
        <InlineError error={error} />
      </div>
      {data === undefined && !error && <Skeleton className="late h-24" />}
      <FreshSignIn>
        <ul className="flex flex-col">
          {data?.map((admin) => (
            <Row key={admin._id} admin={admin} canRemove={isSecured && data.length > 1} />
          ))}
        </ul>
        {data !== undefined && isSecured && <AppointForm />}
      </FreshSignIn>
      {data !== undefined && !isSecured && (
        <p className="mt-3 text-field-soft">
          <Trans>
            To appoint others,{' '}
            <AppLink to={paths.twoFactor} className={linkClass('inline-block py-2')}>
              turn on two-factor sign-in
            </AppLink>{' '}
            first.
          </Trans>
        </p>
      )}
    </Card>
  )
}

function Row({ admin, canRemove }: { admin: AppAdmin; canRemove: boolean }) {
  const { t } = useLingui()
  const me = useMe()
  const [isAsking, setIsAsking] = useState(false)
  const { _id, email, firstName, lastName, hasSecondFactor, hasAccess } = admin
  const name = `${firstName} ${lastName}`.trim()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t-2 border-(--quiet) py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold" dir="auto">
          {_id === me._id ? <Trans>{name} (you)</Trans> : name}
        </p>
        <p className="text-note wrap-anywhere text-field-soft">{email}</p>
        {!hasAccess && (
          <p className="text-note text-field-soft">
            <Trans>No access now. Remove them, or they keep their rights when they return.</Trans>
          </p>
        )}
        {!hasSecondFactor && (
          <p className="text-note text-field-soft">
            <Trans>No two-factor sign-in</Trans>
          </p>
        )}
      </div>
      {canRemove && (
        <Button variant="quiet" aria-label={t`Remove ${name}`} onClick={() => setIsAsking(true)}>
          <Trans>Remove</Trans>
        </Button>
      )}
      <Question admin={admin} name={name} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </li>
  )
}

type QuestionProps = { admin: AppAdmin; name: string; isOpen: boolean; onClose: () => void }

function Question({ admin, name, isOpen, onClose }: QuestionProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const freshly = useFreshly()
  const remove = useMutation({
    mutationFn: () => freshly(() => removeAdmin(queries, admin._id)),
    onSuccess: () => {
      onClose()
      showSnackbar({ text: t`${name} is no longer an app admin`, color: 'info' })
    },
  })
  return (
    <DialogShell
      open={isOpen}
      onClose={onClose}
      title={t`Remove ${name}?`}
      error={remove.error instanceof SignInGivenUp ? null : remove.error}
      pending={remove.isPending}
      actionLabel={t`Remove`}
      actionVariant="danger"
      onAction={() => remove.mutate()}
    >
      <p>
        <Trans>
          They’ll be signed out everywhere and get an email. Their account stays, without App Admin.
        </Trans>
      </p>
    </DialogShell>
  )
}

function AppointForm() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const freshly = useFreshly()
  const form = useForm({ email: '' }, ({ email }) => ({
    email: email === '' ? t`Enter their email.` : undefined,
  }))
  const add = useMutation({
    mutationFn: (email: string) => freshly(() => appoint(queries, email)),
    onSuccess: (_, email) => {
      showSnackbar({ text: t`${email} is an app admin now`, color: 'info' })
      form.replace(() => ({ email: '' }))
    },
  })
  return (
    <div className="mt-4 border-t-2 border-(--quiet) pt-5">
      <h3 className="font-semibold">
        <Trans>Appoint an app admin</Trans>
      </h3>
      <p className="mt-1 mb-4 text-field-soft">
        <Trans>They see and change everything that you do. They get an email.</Trans>
      </p>
      <Form
        form={form}
        error={add.error instanceof SignInGivenUp ? null : add.error}
        pending={add.isPending}
        submitLabel={t`Appoint`}
        submitVariant="strong"
        onSubmit={({ email }) => add.mutate(email)}
      >
        <FormEmail
          label={t`Email`}
          hint={t`Of an account with two-factor sign-in.`}
          autoComplete="off"
        />
      </Form>
    </div>
  )
}
