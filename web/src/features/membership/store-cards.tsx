import { Trans, useLingui } from '@lingui/react/macro'
import { appStores } from '#lib/product.ts'
import { buttonClass } from '#ui/button.tsx'
import { QrCode } from '#ui/qr-code.tsx'

/** The app in each store: a button on a phone, a code to scan with the phone on wider screens. */
export function StoreCards() {
  const { t } = useLingui()
  return (
    <>
      <div className="flex flex-col gap-3 sm:hidden">
        {appStores.map(({ name, url }) => (
          <a key={name} href={url} rel="noreferrer" className={buttonClass('strong')}>
            {name === 'App Store' ? t`Get it on the App Store` : t`Get it on Google Play`}
          </a>
        ))}
      </div>
      <div className="hidden flex-col gap-4 sm:flex">
        <p>
          <Trans>Scan a QR code with your phone.</Trans>
        </p>
        <ul className="flex flex-wrap gap-4">
          {appStores.map((store) => (
            <StoreCard key={store.name} {...store} />
          ))}
        </ul>
      </div>
    </>
  )
}

function StoreCard({ name, url }: { name: string; url: string }) {
  const { t } = useLingui()
  return (
    <li className="on-surface flex w-48 flex-col gap-3 rounded-card p-4 text-center">
      <div className="overflow-hidden rounded-field">
        <QrCode text={url} label={t`QR code for ${name}`} />
      </div>
      <a href={url} rel="noreferrer" className="font-semibold">
        {name}
      </a>
    </li>
  )
}
