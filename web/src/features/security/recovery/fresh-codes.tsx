import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Download, Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMe } from '#api/me.ts'
import { productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { CopyButton } from '#shell/sharing/copy-button.tsx'
import { useLeaveGuard } from '#shell/use-leave-guard.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { LeaveCodesDialog } from './leave-codes-dialog.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { saveText, sheetText } from './sheet.ts'

/** The codes, the one time that they are shown, and the ways to keep them. */
export function FreshCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { email } = useMe()
  const [isKept, setIsKept] = useState(false)
  const guard = useLeaveGuard(!isKept)
  const list = useRef<HTMLOListElement>(null)
  // The button that made them is gone.
  useEffect(() => list.current?.focus({ preventScroll: true }), [])
  const text = sheetText({ productName, email, codes })
  // Only once nothing guards the page any more.
  const [isDone, setIsDone] = useState(false)
  useEffect(() => {
    if (isDone && isKept) navigate(paths.twoFactor, { replace: true })
  }, [isDone, isKept, navigate])

  return (
    <>
      <Card className="flex flex-col gap-6 sm:p-8">
        <ol
          ref={list}
          tabIndex={-1}
          aria-label={t`Recovery codes`}
          className="grid gap-x-10 gap-y-1 text-[clamp(0.75rem,3.6vw,1.0625rem)] outline-none [font-family:ui-monospace,monospace] lg:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code} className="min-h-8 content-center select-all">
              {code}
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-3">
          <CopyButton text={codes.join('\n')} label={t`Copy`} onCopied={() => setIsKept(true)} />
          <Button
            variant="quiet"
            icon={<Download aria-hidden="true" className="size-5" />}
            onClick={() => {
              saveText(`${productName.toLowerCase()}-recovery-codes.txt`, text)
              setIsKept(true)
            }}
          >
            <Trans>Download</Trans>
          </Button>
          <Button
            variant="quiet"
            icon={<Printer aria-hidden="true" className="size-5" />}
            onClick={() => {
              window.print()
              setIsKept(true)
            }}
          >
            <Trans>Print</Trans>
          </Button>
        </div>
        <Button
          variant="primary"
          className="self-start"
          icon={<Check aria-hidden="true" className="size-5" />}
          onClick={() => {
            setIsKept(true)
            setIsDone(true)
          }}
        >
          <Trans>I have kept them</Trans>
        </Button>
      </Card>
      <PrintSheet codes={codes} />
      <LeaveCodesDialog open={guard.asking} onStay={guard.stay} onLeave={guard.leave} />
    </>
  )
}
