import { useLingui } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppLink } from '#shell/app-link.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

/** The style of the action: dark on the bright card, also in dark mode. */
export const stepButtonClass = buttonClass(
  'strong',
  'bg-on-tone! text-[#fff]! hover:bg-on-tone/85!',
)

export type StepWords = { to: string; title: ReactNode; text: ReactNode; button: ReactNode }

type Props = {
  step: StepWords
  /** In place of the link to the step */
  action?: ReactNode
  others: readonly (StepWords & { key: string })[]
}

/** The next useful action of a landing page, and others as quiet links. */
export function NextStepCard({ step, action, others }: Props) {
  const { t } = useLingui()
  return (
    <Card tone="sun" className="sm:p-8">
      <div className="flex flex-col items-start gap-5 sm:flex-row sm:items-center sm:justify-between">
        <div className="min-w-0">
          <h2 className="text-title text-balance">{step.title}</h2>
          <p className="mt-1 max-w-prose">{step.text}</p>
        </div>
        <div className="shrink-0">
          {action || (
            <AppLink to={step.to} className={stepButtonClass}>
              {step.button}
            </AppLink>
          )}
        </div>
      </div>
      {others.length > 0 && (
        <ul
          aria-label={t`Also useful`}
          className="mt-5 flex flex-col border-t-2 border-(--quiet) pt-3 sm:flex-row sm:flex-wrap sm:gap-x-8"
        >
          {others.map(({ key, to, title }) => (
            <li key={key}>
              <AppLink to={to} className="inline-flex min-h-11 items-center gap-2 font-semibold">
                {title}
                <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
