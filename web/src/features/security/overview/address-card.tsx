import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useMe } from '#api/me.ts'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { AddressFormProps } from './address-form.tsx'

const addressForm = lazyPart<AddressFormProps>(
  async () => (await import('./address-form.tsx')).AddressForm,
)

/** The mail address, which signs one in, and the way to another. */
export function AddressCard() {
  const { t } = useLingui()
  const { email } = useMe()
  const [isOpen, setIsOpen] = useState(false)
  // Ahead of the dialog, so that its first field has the focus.
  useEffect(() => {
    addressForm.load().catch(() => {})
  }, [])
  const close = () => setIsOpen(false)
  const [asked, setAsked] = useState<string | null>(null)
  return (
    <Card className="flex flex-col items-start gap-4 sm:p-8">
      <div className="max-w-full">
        <h2 className="text-title">
          <Trans>Mail address</Trans>
        </h2>
        <p className="mt-2 text-field-soft">{email}</p>
        <div role="status">
          {asked && (
            <p className="mt-3">
              <Trans>
                A link is on its way to <strong>{asked}</strong>. Your address stays as it is until
                you open it; then you sign in anew, with the new one.
              </Trans>
            </p>
          )}
        </div>
      </div>
      <Button variant="quiet" className="mt-auto" onClick={() => setIsOpen(true)}>
        <Trans>Change address</Trans>
      </Button>
      <Dialog open={isOpen} onClose={close} title={t`Change your address`}>
        <Lazy
          part={addressForm}
          props={{
            onDone: (address) => {
              setAsked(address)
              close()
            },
            onCancel: close,
          }}
          placeholder={<Skeleton className="late h-40" />}
        />
      </Dialog>
    </Card>
  )
}
