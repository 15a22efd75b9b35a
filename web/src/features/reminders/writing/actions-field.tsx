import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { IconButton } from '#ui/icon-button.tsx'
import { PickField } from '#ui/pick-field.tsx'
import type { Titled } from './reminder-form.tsx'
import { fieldLabel } from './writing.labels.ts'
import { most } from './writing.rules.ts'

type Props = {
  chosen: readonly string[]
  actions: readonly Titled[]
  onChange: (ids: readonly string[]) => void
}

/** The actions of a reminder, picked by their titles, in the order in which they are shown. */
export function ActionsField({ chosen, actions, onChange }: Props) {
  const { t, i18n } = useLingui()
  const label = i18n._(fieldLabel.actions)
  const titleOf = (id: string) => actions.find((one) => one.id === id)?.title ?? id
  const find = (typed: string) => {
    const words = typed.toLocaleLowerCase('en').split(/\s+/)
    return actions
      .filter(({ id }) => !chosen.includes(id))
      .filter(({ title }) => words.every((word) => title.toLocaleLowerCase('en').includes(word)))
      .map(({ id, title }) => ({ value: id, title }))
  }
  return (
    <div className="flex flex-col gap-3">
      {chosen.length < most.actions ? (
        <PickField
          label={label}
          hint={t`Up to ${most.actions} actions of the library that fit.`}
          search={t`Find an action`}
          shown={null}
          none={chosen.length === 0 ? t`Pick an action` : t`Pick another action`}
          empty={t`No action has these words. Try others.`}
          more={(count) => t`And ${count} more. Type to find yours.`}
          find={find}
          value=""
          onPick={(id) => onChange([...chosen, id])}
        />
      ) : (
        <p className="text-note text-field-soft">
          <Trans>
            {most.actions} actions are as many as a reminder has. Take one out to change it.
          </Trans>
        </p>
      )}
      {chosen.length > 0 && (
        <ul aria-label={label} className="grid gap-1">
          {chosen.map((id) => {
            const title = titleOf(id)
            return (
              <li
                key={id}
                className="flex min-h-12 items-center gap-3 rounded-tile bg-quiet py-1 pr-1 pl-4"
              >
                <span className="min-w-0 flex-1 leading-snug font-semibold">{title}</span>
                <IconButton
                  label={t`Take out: ${title}`}
                  icon={<X aria-hidden="true" />}
                  onClick={() => onChange(chosen.filter((one) => one !== id))}
                />
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
