import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { answerOf, offered } from '#features/onboarding/answers/answers.rules.ts'
import { isFinalPage, isTraitPage, type QuestionPage } from '#features/onboarding/answers/pages.ts'
import { Frame } from '#features/onboarding/frame.tsx'
import { useHere } from '#features/onboarding/onboarding-context.ts'
import { useLooking } from '#features/onboarding/use-looking.ts'
import { useChoices } from '#features/onboarding/use-titles.ts'
import { useWay } from '#features/onboarding/use-way.ts'
import { cx } from '#lib/cx.ts'
import { AppLink } from '#shell/app-link.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { PictureMirror } from '#ui/art/picture-mirror.tsx'
import { buttonClass } from '#ui/button.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextField } from '#ui/field.tsx'
import type { Tone } from '#ui/tone.ts'

const mostToSee = 12

const toneOf = (page: QuestionPage): Tone =>
  isFinalPage(page) ? 'coral' : isTraitPage(page) ? 'lilac' : 'sun'

/** A question page: a single choice moves on. */
export function QuestionStep() {
  const { t } = useLingui()
  const { onboarding, step, isChange } = useHere()
  const way = useWay()
  const looking = useLooking()
  const choices = useChoices()
  const [sought, setSought] = useState('')
  const page = step.page as QuestionPage
  const most = step.maxSelection ?? 1
  const selected = answerOf(onboarding.answers, page)
  const all = choices(page)
  const there = isFinalPage(page) ? inOrder(offered(onboarding.answers, page), all) : all
  const found = there.filter((one) => contains(`${one.title} ${one.text ?? ''}`, sought))
  // The profile is computed after the last question, or after traits changed.
  const looks = isTraitPage(page) || isFinalPage(page)
  const isLast = page === 'user-traits-final-2' || (isChange && looks)
  const goOn = isLast ? looking.look : way.next
  const nextLabel = isLast ? t`Look` : isChange ? t`Done` : selected.length > 0 ? t`Next` : t`Skip`

  function select(id: string) {
    onboarding.choose(page, id, most)
    if (most === 1 && !isLast) way.next()
  }

  return (
    <Frame tone={toneOf(page)} onNext={looking.isPending ? null : goOn} nextLabel={nextLabel}>
      <InlineError error={looking.error} />
      {there.length > mostToSee && (
        <TextField
          type="search"
          label={t`Find your kind of work`}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      )}
      {most > 1 && <Count most={most < there.length ? most : null} count={selected.length} />}
      {there.length === 0 ? (
        <NoPicks />
      ) : (
        <ChoiceGroup
          label={step.title}
          choices={found}
          selected={selected}
          several={most > 1}
          tone={toneOf(page)}
          className={cx((isTraitPage(page) || there.length > mostToSee) && 'sm:grid-cols-2')}
          onSelect={select}
        />
      )}
      <p role="status" className="empty:hidden">
        {found.length === 0 && there.length > 0 && (
          <Trans>Nothing by that name. Try another word, or skip this page.</Trans>
        )}
      </p>
    </Frame>
  )
}

const inOrder = <C extends { id: string }>(ids: readonly string[], all: readonly C[]): C[] =>
  ids.flatMap((id) => all.find((one) => one.id === id) ?? [])

const contains = (text: string, sought: string) =>
  text.toLocaleLowerCase().includes(sought.trim().toLocaleLowerCase())

function Count({ count, most }: { most: number | null; count: number }) {
  return (
    <p role="status" className="text-note font-semibold text-field-soft">
      {most === null ? (
        <Trans>{count} picked</Trans>
      ) : (
        <Trans>
          {count} of {most} picked
        </Trans>
      )}
    </p>
  )
}

function NoPicks() {
  const { t } = useLingui()
  const { addressOf } = useHere()
  return (
    <EmptyState
      picture={<PictureMirror />}
      title={t`Nothing to choose from yet`}
      text={t`Favourites come from the traits that you pick on the six pages before.`}
      action={
        <AppLink to={addressOf('user-traits-1')} className={buttonClass()}>
          <Trans>Pick traits</Trans>
        </AppLink>
      }
    />
  )
}
