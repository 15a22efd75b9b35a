import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffectEvent, useLayoutEffect } from 'react'
import { recordsQuery } from '#advice/records.ts'
import { TextArea } from '#ui/field.tsx'
import type { NextPartProps } from './next-dialog.tsx'

/** A smaller action: the advice's own smallest version to begin with, in words of one's own. */
export function ShrinkFields({ goal, fields, onChange }: NextPartProps) {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(
    recordsQuery('impact-advice', goal.adviceId ? [goal.adviceId] : []),
  )
  const smallest = data[0]?.smallest ?? ''
  const prefill = useEffectEvent(() => {
    if (fields.planThen === '') onChange({ planThen: smallest })
  })
  // Before it is painted: nobody sees the empty field.
  useLayoutEffect(() => prefill(), [])
  return (
    <>
      {goal.planThen && (
        <p>
          <Trans>So far: {goal.planThen}</Trans>
        </p>
      )}
      <TextArea
        name="planThen"
        label={t`What is small enough for a full day?`}
        hint={smallest ? t`The smallest version of the advice. Change it as you like.` : undefined}
        maxLength={500}
        value={fields.planThen}
        onChange={({ target }) => onChange({ planThen: target.value })}
      />
    </>
  )
}
