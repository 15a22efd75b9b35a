import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { showSnackbar } from './snackbar.ts'

/** How long the button says that it copied, in milliseconds. */
const shown = 3000

export function CopyButton(props: { text: string; label: string; onCopied?: () => void }) {
  const { text, label, onCopied } = props
  const { t } = useLingui()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), shown)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      onCopied?.()
    } catch {
      showSnackbar({ text: t`This browser won’t let us copy. Select the text and copy it.` })
    }
  }
  const Icon = copied ? Check : Copy
  return (
    <>
      <Button
        variant="quiet"
        icon={<Icon aria-hidden="true" className="size-5" />}
        onClick={() => void copy()}
      >
        {copied ? t`Copied` : label}
      </Button>
      <span role="status" className="sr-only">
        {copied && <Trans>Copied</Trans>}
      </span>
    </>
  )
}
