import { Trans } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { type Entry, isAnswered } from './handbook.rules.ts'

/** Questions, each leading to where it is answered. */
export function QuestionLinks({ label, entries }: { label: string; entries: readonly Entry[] }) {
  return (
    <ul aria-label={label} className="grid gap-2">
      {entries.map((entry) => {
        const { id, category, text } = entry.question
        return (
          <li key={id}>
            <AppLink
              to={paths.orgInfo(category, id)}
              className="on-surface flex min-h-14 items-center gap-3 rounded-tile py-3 pr-4 pl-5 no-underline hover:bg-surface-soft"
            >
              <span className="min-w-0 flex-1">
                <span className="block leading-snug font-semibold">{text}</span>
                <span className="block text-note text-field-soft">
                  {isAnswered(entry) || entry.isWithdrawn ? (
                    category
                  ) : (
                    <Trans>{category} · no answer yet</Trans>
                  )}
                </span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
            </AppLink>
          </li>
        )
      })}
    </ul>
  )
}
