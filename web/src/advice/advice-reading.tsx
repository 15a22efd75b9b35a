import { type ReactNode, useId } from 'react'
import type { ImpactAdvice } from '#api/content-tables.ts'
import { AdviceBody } from './advice-body.tsx'
import { AdviceEvidence, OnlyLinks } from './advice-evidence.tsx'
import { AdviceFacts } from './advice-facts.tsx'
import { AdviceVersions, WhenThen } from './advice-words.tsx'

type Props = { advice: ImpactAdvice; actions: ReactNode }

/** A piece of advice, to be read like a page of a book: what it is about, what to do, what to say. */
export function AdviceReading({ advice, actions }: Props) {
  const heading = useId()
  const isLinksOnly = advice.no_advice === true
  return (
    <article
      aria-labelledby={heading}
      className="rise on-surface rounded-card px-6 pt-8 pb-4 sm:px-8"
    >
      <div className="text-note text-field-soft">
        <AdviceFacts takes={advice} />
      </div>
      <h2
        id={heading}
        className="mt-3 mb-6 text-[clamp(1.625rem,1.3rem+1.2vw,2.125rem)] leading-[1.1]"
      >
        {advice.title}
      </h2>
      {isLinksOnly ? <OnlyLinks ids={advice.linkIds ?? []} /> : <Words advice={advice} />}
      <div className="mt-8 mb-4">{actions}</div>
      <AdviceEvidence advice={isLinksOnly ? { ...advice, linkIds: [] } : advice} />
    </article>
  )
}

function Words({ advice }: { advice: ImpactAdvice }) {
  return (
    <div className="flex flex-col gap-8">
      <AdviceBody source={advice.body} />
      <WhenThen advice={advice} />
      <AdviceVersions advice={advice} />
    </div>
  )
}
