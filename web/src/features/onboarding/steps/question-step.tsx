import { Trans, useLingui } from '@lingui/react/macro'
import { answerOf, offered } from '#features/onboarding/answers/answers.rules.ts'
import { Frame } from '#features/onboarding/frame.tsx'
import { useHere } from '#features/onboarding/onboarding-context.ts'
import {
  isFinalPage,
  isTraitPage,
  type QuestionPage,
} from '#features/onboarding/onboarding-pages.ts'
import { useLooking } from '#features/onboarding/use-looking.ts'
import type { Onboarding } from '#features/onboarding/use-onboarding.ts'
import { useChoices } from '#features/onboarding/use-titles.ts'
import { useWay } from '#features/onboarding/use-way.ts'
import { cx } from '#lib/cx.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import type { Tone } from '#ui/tone.ts'

const toneOf = (page: QuestionPage): Tone =>
  isFinalPage(page) ? 'coral' : isTraitPage(page) ? 'lilac' : 'sun'

const noPicks = lazyPart(async () => (await import('./no-picks.tsx')).NoPicks)

/** A question page: a single choice moves on. */
export function QuestionStep() {
  const { t } = useLingui()
  const { onboarding, step, isChange } = useHere()
  const way = useWay()
  const looking = useLooking()
  const choices = useChoices()
  const page = step.page as QuestionPage
  const most = step.maxSelection ?? 1
  const selected = answerOf(onboarding.answers, page)
  const all = choices(page)
  const there = isFinalPage(page)
    ? inOrder(offered(onboarding.answers, page), all)
    : all.filter(({ id }) => selected.includes(id) || isServed(onboarding, page, id))
  // The profile is computed after the last question, or after traits changed.
  const looks = isTraitPage(page) || isFinalPage(page)
  const isLast = page === 'user-traits-final-2' || (isChange && looks)
  const goOn = isLast ? looking.look : way.next
  const nextLabel = isLast ? t`See my profile` : isChange ? t`Done` : t`Continue`
  const isSkip = !isLast && !isChange && selected.length === 0

  function select(id: string) {
    onboarding.choose(page, id, most)
    if (most === 1 && !isLast) way.next()
  }

  return (
    <Frame
      tone={toneOf(page)}
      onNext={looking.isPending ? null : goOn}
      nextLabel={nextLabel}
      isSkip={isSkip}
    >
      <InlineError error={looking.error} />
      {most > 1 && most < there.length && <Count most={most} count={selected.length} />}
      {there.length === 0 ? (
        <Lazy part={noPicks} placeholder={null} />
      ) : (
        <ChoiceGroup
          label={step.title}
          choices={there}
          selected={selected}
          several={most > 1}
          tone={toneOf(page)}
          className={cx(isTraitPage(page) && 'sm:grid-cols-2')}
          onSelect={select}
        />
      )}
    </Frame>
  )
}

/** Whether the library has enough of a format for the person's kind of work. */
function isServed({ answers, words }: Onboarding, page: QuestionPage, id: string): boolean {
  if (page !== 'user-learning' || id === 'advice') return true
  const work = words.choices.job.find((job) => job.id === answerOf(answers, 'user-job')[0])
  return work?.formats === undefined || work.formats.includes(id)
}

const inOrder = <C extends { id: string }>(ids: readonly string[], all: readonly C[]): C[] =>
  ids.flatMap((id) => all.find((one) => one.id === id) ?? [])

function Count({ count, most }: { most: number; count: number }) {
  return (
    <p role="status" className="text-note font-semibold text-field-soft">
      <Trans>
        {count} of {most} picked
      </Trans>
    </p>
  )
}
