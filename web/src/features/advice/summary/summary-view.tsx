import { useLingui } from '@lingui/react/macro'
import { Copy, Printer, Share2 } from 'lucide-react'
import { createPortal } from 'react-dom'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { type Summary, summaryText } from './summary.ts'
import './print.css'

export function SummaryView({ summary }: { summary: Summary }) {
  const { t } = useLingui()
  const icon = 'size-5'

  async function copy() {
    try {
      await navigator.clipboard.writeText(summaryText(summary))
      showSnackbar(t`Copied`)
    } catch {
      showSnackbar({ text: t`Copying is not allowed here. Select the text instead.` })
    }
  }

  async function share() {
    try {
      await navigator.share({ title: summary.title, text: summaryText(summary) })
    } catch (error) {
      // The person closed the share sheet: not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return
      showSnackbar({ text: t`An error occurred, please try again.` })
    }
  }

  return (
    <>
      <Words summary={summary} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          variant="quiet"
          icon={<Copy aria-hidden="true" className={icon} />}
          onClick={() => void copy()}
        >
          {t`Copy`}
        </Button>
        <Button
          variant="quiet"
          icon={<Printer aria-hidden="true" className={icon} />}
          onClick={() => window.print()}
        >
          {t`Print`}
        </Button>
        {'share' in navigator && (
          <Button
            variant="quiet"
            icon={<Share2 aria-hidden="true" className={icon} />}
            onClick={() => void share()}
          >
            {t`Share`}
          </Button>
        )}
      </div>
      {createPortal(
        <div data-print-summary="">
          <Words summary={summary} />
        </div>,
        document.body,
      )}
    </>
  )
}

function Words({ summary: { title, lead, parts, foot } }: { summary: Summary }) {
  return (
    <div className="space-y-5">
      <div>
        <p className="font-display text-title">{title}</p>
        {lead && <p className="mt-1 text-field-soft">{lead}</p>}
      </div>
      <dl className="space-y-4">
        {parts.map(({ name, text }) => (
          <div key={name}>
            <dt className="font-bold">{name}</dt>
            <dd className="max-w-prose whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
      {foot && <p className="text-note whitespace-pre-line text-field-soft">{foot}</p>}
    </div>
  )
}
