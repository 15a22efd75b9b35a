import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { answerOf } from './answers/answers.rules.ts'
import { useHere } from './onboarding-context.ts'
import { useChoices } from './use-titles.ts'

/** The effect of the answer on the page before, in one line; renders nothing without an answer. */
export function Effect() {
  const line = useEffectLine()
  if (line === null) return null
  return (
    <p className="flex items-start gap-2 text-note font-semibold text-field">
      <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={3} />
      <span className="min-w-0 wrap-anywhere">{line}</span>
    </p>
  )
}

function useEffectLine(): ReactNode {
  const { onboarding, step, isChange } = useHere()
  const works = useChoices()('user-job')
  const { answers } = onboarding
  if (isChange) return null
  if (step.page === 'user-job') return roleLines[answerOf(answers, 'user-role')[0] ?? ''] ?? null
  if (step.page === 'user-time') {
    const work = works.find(({ id }) => id === answerOf(answers, 'user-job')[0])?.title
    return work && work !== 'Other' ? <Trans>We'll show advice that fits {work}.</Trans> : null
  }
  if (step.page === 'user-learning') {
    const minutes = answerOf(answers, 'user-time')[0]
    return minutes ? <Trans>We'll pick advice for {minutes} minutes a day.</Trans> : null
  }
  return null
}

const roleLines: Readonly<Record<string, ReactNode>> = {
  individual: <Trans>We'll show advice for your own work.</Trans>,
  team: <Trans>We'll show advice for people who lead a team.</Trans>,
  function: <Trans>We'll show advice for people who lead several teams.</Trans>,
}
