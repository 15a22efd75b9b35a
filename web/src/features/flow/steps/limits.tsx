import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isLimited, limitFrom, MEASURES, NO_LIMITS } from '#features/flow/run/limits.ts'
import type { FlowLimits } from '#features/flow/run/run.ts'
import { PageHelp } from '#shell/page-help.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Fold } from '#ui/fold.tsx'

const labels = {
  people: msg`People`,
  time: msg`Minutes`,
  budget: msg`Budget (in your currency)`,
}

const typed = (limits: FlowLimits) => ({
  people: `${limits.people ?? ''}`,
  time: `${limits.time ?? ''}`,
  budget: `${limits.budget ?? ''}`,
})

type Props = {
  limits: FlowLimits
  onChange: (limits: FlowLimits) => void
  /** The number of pieces of advice within the limits, and of all. */
  count: number
  total: number
}

/** The common question of the team flow, folded: people, minutes and budget at most (product 5). */
export function Limits({ limits, onChange, count, total }: Props) {
  const { i18n, t } = useLingui()
  const [text, setText] = useState(() => typed(limits))
  const [wasLimited] = useState(() => isLimited(limits))

  function change(measure: keyof FlowLimits, value: string) {
    setText({ ...text, [measure]: value })
    onChange({ ...limits, [measure]: limitFrom(value) })
  }

  function clear() {
    setText(typed(NO_LIMITS))
    onChange(NO_LIMITS)
  }

  return (
    <Fold look="inline" title={<Trans>Set limits</Trans>} open={wasLimited} className="text-field">
      <fieldset>
        <legend className="mb-2">
          <span className="flex items-center gap-1">
            {t`What can you spend, at most?`}
            <PageHelp
              page="flow"
              labels={['people limit', 'time limit', 'budget limit']}
              name={t`About these limits`}
            />
          </span>
        </legend>
        <div className="grid gap-3 min-[22.5rem]:grid-cols-2 min-[22.5rem]:*:last:col-span-2">
          {MEASURES.map((measure) => (
            <TextField
              key={measure}
              label={i18n._(labels[measure])}
              placeholder={t`any`}
              inputMode="numeric"
              autoComplete="off"
              value={text[measure]}
              onChange={(event) => change(measure, event.target.value)}
            />
          ))}
        </div>
        <div className="mt-2 flex min-h-12 flex-wrap items-center gap-3">
          <p role="status" className="text-field-soft">
            <Plural value={count} one={`# of ${total} fits`} other={`# of ${total} fit`} />
          </p>
          {isLimited(limits) && (
            <Button variant="quiet" onClick={clear}>
              {t`Clear limits`}
            </Button>
          )}
        </div>
      </fieldset>
    </Fold>
  )
}
