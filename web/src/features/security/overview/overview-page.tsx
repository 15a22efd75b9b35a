import { Trans, useLingui } from '@lingui/react/macro'
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { useMe } from '#api/me.ts'
import { type Factors, factorsQuery, has2FA } from '#features/fresh-sign-in/factors.ts'
import {
  type AccountEvent,
  eventsQuery,
  sessionsQuery,
} from '#features/security/security.queries.ts'
import { codesState, lastOf } from '#features/security/security.rules.ts'
import { SecurityPage } from '#features/security/security-page.tsx'
import { useSecured } from '#features/security/use-secured.ts'
import { dayOf } from '#lib/moment.ts'
import { productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { FormEmail } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { linkClass } from '#ui/link.tsx'
import { EventsCard } from './events-card.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { StatusCard } from './status-card.tsx'

/** /security: sign-in protection, sessions, and account events. */
export function OverviewPage() {
  const { t } = useLingui()
  // Before a second factor is set up, password and address cannot change.
  const isEnrolling = useMe().sessionState === 'enrol_2fa'
  return (
    <SecurityPage
      title={t`Protect your account`}
      name={t`Security`}
      lead={
        isEnrolling ? (
          <Trans>Set up two-factor sign-in to use the rest of your account.</Trans>
        ) : (
          <Trans>How you sign in, where you’re signed in, and recent activity.</Trans>
        )
      }
    >
      <Cards isEnrolling={isEnrolling} />
    </SecurityPage>
  )
}

function Cards({ isEnrolling }: { isEnrolling: boolean }) {
  // Requested together, awaited one after the other.
  usePrefetchQuery(sessionsQuery)
  usePrefetchQuery(eventsQuery)
  const { data: factors } = useSuspenseQuery(factorsQuery)
  const { data: sessions } = useSuspenseQuery(sessionsQuery)
  const { data: events } = useSuspenseQuery(eventsQuery)
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-6">
      <div className="lg:col-span-2">
        <StatusCard factors={factors} />
      </div>
      {!isEnrolling && (
        <>
          <PasswordCard events={events} />
          <AddressCard />
        </>
      )}
      {has2FA(factors) && <LostPhone factors={factors} />}
      <SessionsCard sessions={sessions} />
      <EventsCard events={events} />
    </div>
  )
}

function LostPhone({ factors }: { factors: Factors }) {
  const hasCodes = codesState(factors) !== 'none'
  return (
    <Card tone="lilac" className="sm:p-8 lg:col-span-2">
      <h2 className="text-title">
        <Trans>If you lose your phone</Trans>
      </h2>
      <ol className="mt-4 grid max-w-prose list-decimal gap-2 pl-6 marker:font-display marker:font-bold lg:max-w-none lg:grid-cols-3 lg:gap-10">
        <li className="pl-1">
          {hasCodes ? (
            <Trans>Sign in with your password and one of your recovery codes.</Trans>
          ) : (
            <Trans>
              <AppLink to={paths.recoveryCodes} className={linkClass()}>
                Create recovery codes
              </AppLink>{' '}
              today. They let you in without your phone.
            </Trans>
          )}
        </li>
        <li className="pl-1">
          <Trans>Come back here, remove the old app or number, and set up your new phone.</Trans>
        </li>
        <li className="pl-1">
          <Trans>Sign out the lost phone in your list of devices.</Trans>
        </li>
      </ol>
      <p className="mt-4 max-w-prose">
        <Trans>
          No phone and no codes? Ask the people who run {productName}. They’ll check that it’s you
          and give you new codes.
        </Trans>
      </p>
    </Card>
  )
}

function PasswordCard({ events }: { events: readonly AccountEvent[] }) {
  const { t } = useLingui()
  const { timeZone } = useMe()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const changed = lastOf(events, 'password_changed', 'password_reset')
  const day = changed === null ? null : dayOf(changed, timeZone)
  return (
    <Card className="flex flex-col items-start gap-4 sm:p-8">
      <div>
        <h2 className="text-title">
          <Trans>Password</Trans>
        </h2>
        <p className="mt-2 text-field-soft">
          {day ? (
            <Trans>Changed on {day}.</Trans>
          ) : (
            <Trans>Change it if you think someone else knows it.</Trans>
          )}
        </p>
      </div>
      <Button variant="quiet" className="mt-auto" onClick={() => setIsOpen(true)}>
        <Trans>Change password</Trans>
      </Button>
      <Dialog open={isOpen} onClose={close} title={t`Change your password`}>
        <PasswordForm onDone={close} onCancel={close} />
      </Dialog>
    </Card>
  )
}

function AddressCard() {
  const { t } = useLingui()
  const { email } = useMe()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const [asked, setAsked] = useState<string | null>(null)
  return (
    <Card className="flex flex-col items-start gap-4 sm:p-8">
      <div className="max-w-full">
        <h2 className="text-title">
          <Trans>Email</Trans>
        </h2>
        <p className="mt-2 text-field-soft">{email}</p>
        <div role="status">
          {asked && (
            <p className="mt-3">
              <Trans>
                We sent a link to <strong>{asked}</strong>. Your email stays the same until you open
                it. Then sign in again with the new one.
              </Trans>
            </p>
          )}
        </div>
      </div>
      <Button variant="quiet" className="mt-auto" onClick={() => setIsOpen(true)}>
        <Trans>Change email</Trans>
      </Button>
      <Dialog open={isOpen} onClose={close} title={t`Change your email`}>
        <AddressForm
          onDone={(address) => {
            setAsked(address)
            close()
          }}
          onCancel={close}
        />
      </Dialog>
    </Card>
  )
}

const changeDocument = graphql(`
  mutation ChangeAddress($email: String!) {
    emailChange(email: $email)
  }
`)

type AddressFormProps = { onDone: (email: string) => void; onCancel: () => void }

function AddressForm({ onDone, onCancel }: AddressFormProps) {
  const { t } = useLingui()
  const form = useForm({ email: '' }, ({ email }) => ({
    email: email === '' ? t`Enter the email you want to use.` : undefined,
  }))
  const { send, pending, error } = useSecured(
    (email: string) => request(changeDocument, { email }),
    (_, email) => onDone(email),
  )
  return (
    <Form
      form={form}
      error={error}
      pending={pending}
      submitLabel={t`Email me the link`}
      secondary={
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      }
      onSubmit={({ email }) => send(email)}
    >
      <FormEmail
        label={t`New email`}
        hint={t`We’ll email a link there, and let your old email know.`}
        autoComplete="email"
      />
    </Form>
  )
}
