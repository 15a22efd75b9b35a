import { Trans, useLingui } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ImpactAdvice } from '#api/content-tables.ts'
import { condition, lastAction } from '#features/advice/plan/plan-words.rules.ts'
import { cx } from '#lib/cx.ts'
import { PageHelp } from '#shell/page-help.tsx'
import { Markdown } from '#ui/markdown.tsx'

type Clauses = { when?: string; then?: string }

/** "When …, I'll … ." Renders nothing if one half is missing. */
export function WhenThen({ advice: { when, then } }: { advice: Clauses }) {
  if (!when || !then) return null
  return (
    <p className={sentenceClass}>
      <Trans>
        <strong>When</strong> {condition(when)}, <strong>I'll</strong> {lastAction(then)}
      </Trans>
    </p>
  )
}

/** The same for the help against an obstacle: "If …, I'll … ." */
export function IfThen({ help: { when, then } }: { help: Clauses }) {
  if (!when || !then) return null
  return (
    <p className={sentenceClass}>
      <Trans>
        <strong>If</strong> {condition(when)}, <strong>I'll</strong> {lastAction(then)}
      </Trans>
    </p>
  )
}

const sentenceClass = 'max-w-prose rounded-tile bg-quiet px-6 py-5'

type Versions = { smallest?: string | undefined; stretch?: string | undefined }

export function AdviceVersions({ advice: { smallest, stretch } }: { advice: Versions }) {
  if (!smallest && !stretch) return null
  return (
    <dl className={cx('grid gap-6', smallest && stretch && 'sm:grid-cols-2')}>
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

/** Cases in which the advice could do harm. Shown before the save button, never folded. */
export function NotFor({ advice }: { advice: Pick<ImpactAdvice, 'notFor'> }) {
  const { t } = useLingui()
  if (!advice.notFor) return null
  return (
    <section aria-label={t`Not for`} className="flex gap-4">
      <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
      <div className="min-w-0">
        <h3 className="flex items-center font-sans text-body font-bold tracking-normal">
          {t`Not for`}
          <span className="-my-3">
            <PageHelp page="flow" labels={['not for']} name={t`When to leave it`} />
          </span>
        </h3>
        <div className="text-field-soft">
          <Markdown source={advice.notFor} />
        </div>
      </div>
    </section>
  )
}
