import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMe } from '#api/me.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { SegmentedChoice } from '#ui/segmented-choice.tsx'
import { useLiked } from './rating.ts'

/** Product 4, feedback choices, best first. */
const choices = [
  { value: '4', label: msg`Very helpful` },
  { value: '3', label: msg`Helpful` },
  { value: '2', label: msg`Somewhat helpful` },
  { value: '1', label: msg`Not helpful` },
] as const

/** Whether the advice helped: one answer for each piece, seen by nobody else, changed at any time. */
export function AdviceRating({ advice }: { advice: string }) {
  const { t, i18n } = useLingui()
  const { liked, saying } = useLiked(useMe()._id, advice)
  return (
    <div>
      <SegmentedChoice
        label={t`Was this helpful?`}
        options={choices.map(({ value, label }) => ({ value, label: i18n._(label) }))}
        value={liked === null ? null : `${liked}`}
        onChange={(value) => saying.mutate(Number(value))}
      />
      <p role="status" className="mt-2 min-h-[1.45em] text-note text-field-soft">
        {saying.isSuccess && !saying.data.sent ? (
          <Trans>Kept here, and sent when you are back online.</Trans>
        ) : saying.isSuccess ? (
          <Trans>Thank you. Nobody else sees your answer.</Trans>
        ) : liked !== null ? (
          <Trans>Your answer. You can change it.</Trans>
        ) : (
          <Trans>Only you see your answer.</Trans>
        )}
      </p>
      <InlineError error={saying.error} />
    </div>
  )
}
