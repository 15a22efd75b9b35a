import { Trans, useLingui } from '@lingui/react/macro'
import { CopyButton } from '#shell/copy-button.tsx'
import { buttonClass } from '#ui/button.tsx'
import { QrCode } from '#ui/qr-code.tsx'

export type Secret = { secret: string; uri: string }

/** The secret in each form that an app accepts: a QR code, a link, letters to type. */
export function ScanOrType({ secret, uri }: Secret) {
  const { t } = useLingui()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[auto_minmax(0,1fr)] md:items-start md:gap-8">
      <div className="w-56 max-w-full overflow-hidden rounded-tile">
        <QrCode text={uri} label={t`QR code for your authenticator app`} />
      </div>
      <div className="flex flex-col items-start gap-4">
        <p className="max-w-prose text-field-soft">
          <Trans>
            In the app, add an account and scan. Is the app on this phone? Open it from here, or
            type the key.
          </Trans>
        </p>
        <a href={uri} className={buttonClass('quiet')}>
          <Trans>Open in my app</Trans>
        </a>
        <p>
          <span className="block font-semibold">
            <Trans>Setup key</Trans>
          </span>
          <span className="mt-1 block text-lead [font-family:ui-monospace,monospace] select-all">
            {groupsOf(secret)}
          </span>
        </p>
        <CopyButton text={secret} label={t`Copy the key`} />
      </div>
    </div>
  )
}

/** The secret in groups of four letters, which are easier to read and type. */
const groupsOf = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ')
