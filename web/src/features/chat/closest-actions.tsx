import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { ChatMessageFragment } from '#api/generated/graphql.ts'

type ClosestProps = {
  actions: ChatMessageFragment['closest']
  onChoose: (title: string) => void
}

/** Actions to choose from if Mira isn't sure; a choice is sent as the next message. */
export function ClosestActions({ actions, onChoose }: ClosestProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="mb-2 font-sans text-body font-semibold tracking-normal">
        <Trans>Not quite? Which is closest?</Trans>
      </h3>
      <ul className="grid gap-2 sm:grid-cols-2">
        {actions.map(({ title, situation }) => (
          <li key={title}>
            <button
              type="button"
              onClick={() => onChoose(title)}
              className="flex h-full min-h-11 w-full flex-col justify-center rounded-tile bg-quiet px-4 py-2 text-start"
            >
              <span className="font-semibold">{title}</span>
              {situation && <span className="text-note text-field-soft">{situation}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
