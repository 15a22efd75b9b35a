import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Download, Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router'
import { useMe } from '#api/me.ts'
import { productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { CopyButton } from '#shell/copy-button.tsx'
import { useLeaveGuard } from '#shell/use-leave-guard.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import './print.css'

export function FreshCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { email } = useMe()
  const [isKept, setIsKept] = useState(false)
  const guard = useLeaveGuard(!isKept)
  const list = useRef<HTMLOListElement>(null)
  // The button that created the codes is removed.
  useEffect(() => list.current?.focus({ preventScroll: true }), [])
  const text = sheetText({ productName, email, codes })
  // Leaves the page only after the leave guard is removed.
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
          <Trans>I’ve saved them</Trans>
        </Button>
      </Card>
      <PrintSheet codes={codes} />
      <LeaveCodesDialog open={guard.asking} onStay={guard.stay} onLeave={guard.leave} />
    </>
  )
}

type Sheet = { productName: string; email: string | null; codes: readonly string[] }

function sheetText({ productName, email, codes }: Sheet): string {
  const numbered = codes.map((code, index) => `${String(index + 1).padStart(2)}. ${code}`)
  return [
    t`Recovery codes for ${productName}`,
    email ?? '',
    '',
    ...numbered,
    '',
    t`No phone? Sign in with your password and a recovery code. Each code works once.`,
    '',
  ].join('\n')
}

/** Lets the browser save a text as a file. */
function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // After this time the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

type Props = { open: boolean; onStay: () => void; onLeave: () => void }

function LeaveCodesDialog({ open, onStay, onLeave }: Props) {
  const { t } = useLingui()
  const footer = (
    <>
      <Button variant="quiet" onClick={onLeave}>
        <Trans>Leave without them</Trans>
      </Button>
      <Button variant="primary" onClick={onStay}>
        <Trans>Stay and save them</Trans>
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onStay} title={t`Leave without your codes?`} footer={footer}>
      <p>
        <Trans>
          You won’t see them again. You can create new ones as long as you have your phone.
        </Trans>
      </p>
    </Dialog>
  )
}

/** Printed in place of the page: the codes, the person they belong to, and their purpose. */
function PrintSheet({ codes }: { codes: readonly string[] }) {
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
          No phone? Sign in with your password and a recovery code. Each code works once. Then cross
          it out.
        </Trans>
      </p>
    </div>,
    document.body,
  )
}
