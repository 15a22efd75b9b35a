import type { ReactNode } from 'react'
import { WhenThen } from '#advice/advice-words.tsx'
import type { ImplementationAdvice } from '#api/content-tables.ts'
import { Markdown } from '#ui/markdown.tsx'

type Props = { advices: readonly ImplementationAdvice[]; footer: ReactNode }

/** The help that is chosen, each to be read, and below them what to do with it. */
export function HelpPages({ advices, footer }: Props) {
  return (
    <div className="on-surface rounded-card px-6 py-8 sm:px-10 sm:py-10">
      <div className="space-y-10">
        {advices.map((advice) => (
          <article key={advice.id} aria-label={advice.title} className="rise space-y-4">
            <h2 className="text-title">{advice.title}</h2>
            <Markdown source={advice.body} />
            <WhenThen advice={advice} />
          </article>
        ))}
      </div>
      <div className="mt-8">{footer}</div>
    </div>
  )
}
