import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { cx } from '#lib/cx.ts'
import { type Pick as Choice, type Difference, type Picks, pickOf } from '#lib/form-versions.ts'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { Button } from '#ui/button.tsx'
import type { RecordFormState } from './use-record-form.ts'

export type ConflictWords<V> = {
  title: string
  label: (field: Difference<V>['field']) => string
  /** A value as text; null for an empty value. */
  show: (field: Difference<V>['field'], value: Difference<V>['mine']) => ReactNode
}

export type ConflictDialogProps<V> = ConflictWords<V> & {
  form: Pick<RecordFormState<V>, 'conflict' | 'pending' | 'resolve' | 'dismiss'>
}

export function ConflictDialog<V>({ form, title, ...words }: ConflictDialogProps<V>) {
  const { t } = useLingui()
  const { conflict, pending, resolve, dismiss } = form
  const [picks, setPicks] = useState<Picks<V>>({})
  if (conflict === null) return null
  const { found } = conflict
  const all = (pick: Choice) =>
    setPicks(Object.fromEntries(found.map(({ field }) => [field, pick])) as Picks<V>)
  return (
    <DialogShell
      wide
      open
      onClose={dismiss}
      title={title}
      error={null}
      pending={pending}
      actionLabel={t`Save these choices`}
      onAction={() => resolve(picks)}
    >
      <p>
        <Trans>
          This was saved in another tab or on another device. Nothing you wrote is lost.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => all('mine')}>
          <Trans>Keep my version</Trans>
        </Button>
        <Button variant="quiet" onClick={() => all('theirs')}>
          <Trans>Use the other version</Trans>
        </Button>
      </div>
      <div className="flex flex-col gap-6 pt-2">
        {found.map((one) => (
          <Row
            key={one.field}
            {...words}
            difference={one}
            pick={pickOf(one, picks)}
            onPick={(pick) => setPicks({ ...picks, [one.field]: pick })}
          />
        ))}
      </div>
    </DialogShell>
  )
}

type RowProps<V> = Omit<ConflictWords<V>, 'title'> & {
  difference: Difference<V>
  pick: Choice
  onPick: (pick: Choice) => void
}

function Row<V>({ difference, pick, onPick, label, show }: RowProps<V>) {
  const { t } = useLingui()
  const { field, mine, theirs, written } = difference
  const sides = [
    { side: 'mine', name: written ? t`Your version` : t`Not changed here`, value: mine },
    { side: 'theirs', name: t`The other version`, value: theirs },
  ] as const
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{label(field)}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {sides.map(({ side, name, value }) => (
          <label
            key={side}
            className={cx(
              'relative flex min-w-0 cursor-pointer gap-3 rounded-tile p-4 transition-[background-color] has-focus-visible:outline-3 has-focus-visible:outline-(--focus)',
              side === pick ? 'on-tone bg-sun' : 'bg-quiet',
            )}
          >
            <input
              type="radio"
              name={field}
              checked={side === pick}
              onChange={() => onPick(side)}
              className="mt-1 size-5 shrink-0 accent-[#15162c]"
            />
            <span className="min-w-0">
              <span className="block text-note font-semibold">{name}</span>
              <span dir="auto" className="block max-h-48 overflow-y-auto whitespace-pre-wrap">
                {show(field, value) ?? <em>{t`Nothing`}</em>}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
