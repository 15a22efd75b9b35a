import { Trans, useLingui } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { toAppError } from '#api/errors.ts'
import { cx } from '#lib/cx.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Chip } from '#ui/chip.tsx'
import { StepDock } from '#ui/step-dock.tsx'
import type { Tone } from '#ui/tone.ts'
import { isAnswered } from './answers/answers.rules.ts'
import { isAboutName } from './answers/saving.ts'
import { useHere } from './onboarding-context.ts'
import {
  finalPages,
  isFinalPage,
  isTraitPage,
  moreQuestions,
  type OnboardingPage,
  progressAt,
  type QuestionPage,
  traitPages,
} from './onboarding-pages.ts'
import { useTitles } from './use-titles.ts'
import { useWay } from './use-way.ts'

type Props = {
  tone: Tone
  /** Replaces the content's own text. */
  title?: ReactNode
  name?: string
  lead?: ReactNode
  /** Beside the title on a wide screen, above it on a phone. */
  picture?: ReactNode
  children: ReactNode
  /** Every question is answered: the button "Later" is not needed. */
  isOver?: boolean
  /** null while disabled; undefined if the answer itself leads on. */
  onNext: (() => void) | null | undefined
  nextLabel: string
  /** Without an answer the button says "Skip" quietly, as the answer itself leads on. */
  isSkip?: boolean
}

/** One page of the onboarding: headline, answers, and the bar with back, next and "Later". */
export function Frame(props: Props) {
  const { tone, title, name, lead, picture, children, isOver = false } = props
  const { onNext, nextLabel, isSkip = false } = props
  const { t } = useLingui()
  const { step, isChange } = useHere()
  const way = useWay()
  const { current, total, words } = useProgress()
  return (
    <div className="grid flex-1 content-start gap-6 pb-28 lg:content-stretch lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:pt-6 lg:pb-0">
      <header className="self-start lg:sticky lg:top-10 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:pb-28">
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Chip tone={tone}>
            <PlaceName page={step.page} name={step.shortName} />
          </Chip>
          {!isOver && (
            <Button variant="quiet" onClick={way.leave}>
              <Trans>Later</Trans>
            </Button>
          )}
        </div>
        {picture && <div className="mt-2 w-44 max-w-full lg:w-64">{picture}</div>}
        <PageTitle name={name ?? step.title} className="mt-4 text-balance wrap-anywhere text-field">
          {title ?? step.title}
        </PageTitle>
        <p className="mt-3 max-w-prose text-lead text-field-soft">{lead ?? step.text}</p>
      </header>
      <div className={cx('rise flex min-w-0 flex-col gap-6 lg:pb-10', besideTitle)}>
        <SaveNotice />
        {children}
      </div>
      <StepDock
        className="lg:sticky lg:bottom-6 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-end"
        label={t`Steps`}
        current={current}
        total={total}
        words={words}
        back={
          step.page === 'user-welcome'
            ? undefined
            : { label: isChange ? t`Back to your profile` : t`Back`, onClick: way.back }
        }
        next={
          onNext === undefined
            ? undefined
            : { label: isSkip ? t`Skip` : nextLabel, onClick: onNext, isQuiet: isSkip }
        }
        tone={tone}
      />
    </div>
  )
}

/** The step within the part; on the last page, how many questions are answered. */
function useProgress() {
  const { t } = useLingui()
  const { step, onboarding } = useHere()
  const { current, total } = progressAt(step.page)
  if (step.page !== 'user-landing-done') {
    return { current, total, words: t`Step ${current} of ${total}` }
  }
  const done = moreQuestions.filter((page) => isAnswered(onboarding.answers, page)).length
  return { current: done, total, words: t`${done} of ${total} done` }
}

const besideTitle = 'lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-4'

/** The place among the trait screens and the finals. */
function PlaceName({ page, name }: { page: OnboardingPage; name: string }) {
  const { t } = useLingui()
  const [of, ofFinals] = [traitPages.length, finalPages.length]
  if (isTraitPage(page)) {
    const at = traitPages.indexOf(page) + 1
    return t`Traits, ${at} of ${of}`
  }
  if (isFinalPage(page)) {
    const at = finalPages.indexOf(page) + 1
    return t`Favourites, ${at} of ${ofFinals}`
  }
  return name
}

function SaveNotice() {
  const { onboarding } = useHere()
  const { trouble, isKept, clashes } = onboarding
  const isAway = trouble !== null && toAppError(trouble).kind === 'network'
  return (
    <>
      <div role="status" className="sticky top-3 z-20 empty:hidden">
        {isAway && isKept && (
          <p className="on-dock flex items-start gap-3 rounded-field px-4 py-3">
            <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <Trans>You're offline. We'll save your answers when you're back online.</Trans>
          </p>
        )}
      </div>
      <InlineError error={isAway || isAboutName(trouble) ? null : trouble} />
      {clashes.map((props) => (
        <Clash key={props.page} {...props} />
      ))}
    </>
  )
}

type ClashProps = { page: QuestionPage; there: readonly string[] }

/** Two devices answered the same page: shows both answers to choose from. */
function Clash({ page, there }: ClashProps) {
  const { t } = useLingui()
  const { onboarding } = useHere()
  const titles = useTitles()
  const words = (ids: readonly string[]) => titles(page, ids).join(', ') || t`no answer`
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'center' })
  }, [])
  const [mine, theirs] = [words(onboarding.answers[page] ?? []), words(there)]
  return (
    <Card ref={ref} tone="coral" role="alert" className="flex flex-col gap-4">
      <p className="wrap-anywhere">
        <strong className="block">
          <Trans>You gave another answer on another device</Trans>
        </strong>
        <Trans>
          This device: <bdi>{mine}</bdi>. Other device: <bdi>{theirs}</bdi>.
        </Trans>
      </p>
      <p className="flex flex-wrap gap-3">
        <Button onClick={() => onboarding.settleClash(page, true)}>
          <Trans>Keep this device's answer</Trans>
        </Button>
        <Button variant="quiet" onClick={() => onboarding.settleClash(page, false)}>
          <Trans>Use the other answer</Trans>
        </Button>
      </p>
    </Card>
  )
}
