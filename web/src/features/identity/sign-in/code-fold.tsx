import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { FormCode } from '#shell/forms/secret-fields.tsx'
import { Fold } from '#ui/fold.tsx'

/**
 * The code of the authenticator app, for those who have it at hand: with it, one call signs in.
 * Folded, since without it whoever has a second step is asked for it next.
 */
export function CodeFold({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  return (
    <Fold
      look="inline"
      title={<Trans>I have a code from my app</Trans>}
      className="-my-2"
      onToggle={(isOpen) => {
        if (isOpen) field.current?.focus()
        // What is out of sight is not sent.
        else onClose()
      }}
    >
      <div className="pt-3 pb-2">
        <FormCode
          ref={field}
          name="code"
          label={t`Code from your app`}
          hint={<Trans>6 digits. Leave it empty if you have none.</Trans>}
        />
      </div>
    </Fold>
  )
}
