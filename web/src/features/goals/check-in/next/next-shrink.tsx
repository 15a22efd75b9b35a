import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffectEvent, useLayoutEffect } from 'react'
import { recordsQuery } from '#advice/records.ts'
import { FormLongText } from '#shell/forms/fields.tsx'
import { useField } from '#shell/forms/use-form.ts'
import type { NextPartProps } from './next-dialog.tsx'

/** A smaller action: the advice's own smallest version to begin with, in words of one's own. */
export function ShrinkFields({ goal }: NextPartProps) {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(
    recordsQuery('impact-advice', goal.adviceId ? [goal.adviceId] : []),
  )
  const { value, write } = useField<string>('planThen')
  const smallest = data[0]?.smallest ?? ''
  const prefill = useEffectEvent(() => {
    if (value === '') write(smallest)
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
      <FormLongText
        name="planThen"
        label={t`What is small enough for a full day?`}
        hint={smallest ? t`The smallest version of the advice. Change it as you like.` : undefined}
        maxLength={500}
      />
    </>
  )
}
