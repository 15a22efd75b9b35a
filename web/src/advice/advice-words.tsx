import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ImpactAdvice } from '#api/content-tables.ts'
import { Markdown } from '#ui/markdown.tsx'

/** A plan for the moment: "When ..., then ...". Nothing where one half is missing. */
export function WhenThen({ advice }: { advice: Pick<ImpactAdvice, 'when' | 'then'> }) {
  const { when, then } = advice
  if (!when || !then) return null
  return (
    <p className="max-w-prose rounded-tile bg-quiet px-6 py-5">
      <Trans>
        <strong>When</strong> {when}, <strong>then</strong> {then}.
      </Trans>
    </p>
  )
}

/** The same advice made smaller, and taken further. */
export function AdviceVersions({ advice }: { advice: ImpactAdvice }) {
  const { smallest, stretch } = advice
  if (!smallest && !stretch) return null
  return (
    <dl className="grid gap-6 sm:grid-cols-2">
      {smallest && <Version name={<Trans>The smallest version</Trans>} text={smallest} />}
      {stretch && <Version name={<Trans>If it goes well</Trans>} text={stretch} />}
    </dl>
  )
}

function Version({ name, text }: { name: ReactNode; text: string }) {
  return (
    <div>
      <dt className="font-display text-lead">{name}</dt>
      <dd className="mt-1 text-field-soft">
        <Markdown source={text} />
      </dd>
    </div>
  )
}
