import { Trans } from '@lingui/react/macro'
import { createPortal } from 'react-dom'
import { useMe } from '#api/me.ts'
import { productName } from '#lib/product.ts'
import './print.css'

/** What is printed in place of the page: the codes, whose they are, and what they are for. */
export function PrintSheet({ codes }: { codes: readonly string[] }) {
  const { email } = useMe()
  return createPortal(
    <div data-print-sheet="">
      <p className="text-title">
        <Trans>Recovery codes for {productName}</Trans>
      </p>
      <p>{email}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p>
        <Trans>
          Each code lets you in once when your phone cannot: sign in with your password, and choose
          a recovery code. Cross it out then.
        </Trans>
      </p>
    </div>,
    document.body,
  )
}
