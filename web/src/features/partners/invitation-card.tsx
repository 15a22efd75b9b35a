import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { type Person, PersonHead } from './person-head.tsx'

type Props = {
  person: Person
  /** The data that the person will see, and the data they won't. */
  about: ReactNode
  accept: { isPending: boolean; error?: unknown; onClick: () => void }
  /** The other answers. */
  children: ReactNode
}

/** The invitation of a person, with the possible answers. */
export function InvitationCard({ person, about, accept, children }: Props) {
  const heading = useId()
  const { name } = person
  return (
    <Card tone="mint" className="flex flex-col gap-4 sm:p-8">
      <PersonHead person={person}>
        <h2 id={heading} className="text-title">
          <Trans>{name} invites you to be impact partners</Trans>
        </h2>
      </PersonHead>
      <p className="max-w-prose">
        <Trans>Partners ask each other how a goal is going.</Trans> {about}
      </p>
      <InlineError error={accept.error ?? null} />
      <fieldset aria-labelledby={heading} className="flex flex-wrap gap-3">
        <Button
          className="bg-on-tone! text-[#fff]!"
          pending={accept.isPending}
          onClick={accept.onClick}
        >
          <Trans>Accept</Trans>
        </Button>
        {children}
      </fieldset>
    </Card>
  )
}
