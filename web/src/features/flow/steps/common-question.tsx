import { msg } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isLimited, limitFrom, MEASURES, NO_LIMITS } from '#flow/limits.ts'
import type { FlowLimits } from '#flow/run.ts'
import { PageHelp } from '#shell/page-help.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'

const labels = { people: msg`People`, time: msg`Minutes`, budget: msg`Budget` }

type Props = {
  limits: FlowLimits
  onChange: (limits: FlowLimits) => void
  /** How many pieces of advice keep within the limits, of how many. */
  count: number
  total: number
}

const typed = (limits: FlowLimits) => ({
  people: `${limits.people ?? ''}`,
  time: `${limits.time ?? ''}`,
  budget: `${limits.budget ?? ''}`,
})

/** The common question of the team flow: how many people, how long, how much, at most (product 5). */
export function CommonQuestion({ limits, onChange, count, total }: Props) {
  const { i18n, t } = useLingui()
  const [text, setText] = useState(() => typed(limits))

  function change(measure: keyof FlowLimits, value: string) {
    setText({ ...text, [measure]: value })
    onChange({ ...limits, [measure]: limitFrom(value) })
  }

  function clear() {
    setText(typed(NO_LIMITS))
    onChange(NO_LIMITS)
  }

  return (
    <fieldset>
      <legend className="mb-1 font-display text-lead text-field">
        <span className="flex items-center gap-1">
          {t`What can you spare, at most?`}
          <PageHelp
            page="flow"
            labels={['people limit', 'time limit', 'budget limit']}
            name={t`About these limits`}
          />
        </span>
      </legend>
      <div className="grid grid-cols-3 gap-3">
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
  )
}
