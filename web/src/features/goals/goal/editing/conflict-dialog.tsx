import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { fieldLabel } from '#features/goals/goals.words.ts'
import { cx } from '#lib/cx.ts'
import { formatDay } from '#lib/dates.ts'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { Button } from '#ui/button.tsx'
import { type Difference, isDay, type Pick, type Picks, pickOf } from './changes.rules.ts'
import { useEditing } from './editing-context.ts'

/** Another tab or device saved this goal first: what it holds beside what is written here. */
export function ConflictDialog() {
  const { t } = useLingui()
  const { conflict, pending, resolve, dismiss } = useEditing()
  const [picks, setPicks] = useState<Picks>({})
  if (conflict === null) return null
  const { found } = conflict
  const all = (pick: Pick) => setPicks(Object.fromEntries(found.map(({ field }) => [field, pick])))
  return (
    <DialogShell
      wide
      open
      onClose={dismiss}
      title={t`This goal was changed elsewhere`}
      error={null}
      pending={pending}
      actionLabel={t`Save this choice`}
      onAction={() => resolve(picks)}
    >
      <p>
        <Trans>It was saved in another tab or on another device. Nothing you wrote is lost.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => all('mine')}>
          <Trans>Keep all of mine</Trans>
        </Button>
        <Button variant="quiet" onClick={() => all('theirs')}>
          <Trans>Take all of the other</Trans>
        </Button>
      </div>
      <div className="flex flex-col gap-6 pt-2">
        {found.map((one) => (
          <Row
            key={one.field}
            difference={one}
            pick={pickOf(one, picks)}
            onPick={(pick) => setPicks({ ...picks, [one.field]: pick })}
          />
        ))}
      </div>
    </DialogShell>
  )
}

type RowProps = { difference: Difference; pick: Pick; onPick: (pick: Pick) => void }

function Row({ difference, pick, onPick }: RowProps) {
  const { t, i18n } = useLingui()
  const { field, mine, theirs, written } = difference
  const sides = [
    { side: 'mine', name: written ? t`Yours` : t`Here, not changed`, value: mine },
    { side: 'theirs', name: t`The other version`, value: theirs },
  ] as const
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{i18n._(fieldLabel[field])}</legend>
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
              <span className="block max-h-48 overflow-y-auto whitespace-pre-wrap">
                {value === '' ? <em>{t`Nothing`}</em> : isDay(field) ? formatDay(value) : value}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
