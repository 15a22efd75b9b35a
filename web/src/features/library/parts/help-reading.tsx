import { useId } from 'react'
import { WhenThen } from '#advice/advice-words.tsx'
import type { ImplementationAdvice } from '#api/content-tables.ts'
import { Markdown } from '#ui/markdown.tsx'
import { TakeHelp } from './taking/take-help.tsx'
import type { HelpPlace } from './taking/taking.rules.ts'

type Props = {
  help: ImplementationAdvice
  level: 2 | 4
  /** From where one came to it. */
  place: HelpPlace
}

/** What helps with an obstacle, to read and to take along: for which case it is, what to do, the plan. */
export function HelpReading({ help, level, place }: Props) {
  const heading = useId()
  const Heading = `h${level}` as const
  return (
    <article aria-labelledby={heading} className="space-y-4">
      <div>
        {help.subchallenge && (
          <p className="mb-1 text-note font-semibold text-field-soft">{help.subchallenge}</p>
        )}
        <Heading id={heading} className="font-display text-title">
          {help.title}
        </Heading>
      </div>
      <Markdown source={help.body} />
      <WhenThen advice={help} />
      <TakeHelp help={help} place={place} />
    </article>
  )
}
