import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useMe } from '#api/me.ts'
import type { AccountEvent } from '#features/security/security.queries.ts'
import { lastOf } from '#features/security/security.rules.ts'
import { dayOf } from '#lib/moment.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { PasswordFormProps } from './password-form.tsx'

const passwordForm = lazyPart<PasswordFormProps>(
  async () => (await import('./password-form.tsx')).PasswordForm,
)

/** The password: when it was changed, and the way to change it. */
export function PasswordCard({ events }: { events: readonly AccountEvent[] }) {
  const { t } = useLingui()
  const { timeZone } = useMe()
  const [isOpen, setIsOpen] = useState(false)
  // Ahead of the dialog, so that its first field has the focus.
  useEffect(() => {
    passwordForm.load().catch(() => {})
  }, [])
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
            <Trans>Change it when you think that somebody else knows it.</Trans>
          )}
        </p>
      </div>
      <Button variant="quiet" className="mt-auto" onClick={() => setIsOpen(true)}>
        <Trans>Change password</Trans>
      </Button>
      <Dialog open={isOpen} onClose={close} title={t`Change your password`}>
        <Lazy
          part={passwordForm}
          props={{ onDone: close, onCancel: close }}
          placeholder={<Skeleton className="late h-64" />}
        />
      </Dialog>
    </Card>
  )
}
