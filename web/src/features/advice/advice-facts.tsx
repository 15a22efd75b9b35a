import { Plural, Trans } from '@lingui/react/macro'
import { Clock, Coins, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ImpactAdvice } from '#api/content-tables.ts'

type Takes = Pick<ImpactAdvice, 'people' | 'time' | 'budget'>

export function AdviceFacts({ takes }: { takes: Takes }) {
  const { people, time, budget } = takes
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      {time ? (
        <Fact icon={<Clock aria-hidden="true" className="size-4" />}>
          <Plural value={time} one="# minute" other="# minutes" />
        </Fact>
      ) : null}
      <Fact icon={<UsersRound aria-hidden="true" className="size-4" />}>
        {people ? (
          <Plural value={people} one="1 person" other="up to # people" />
        ) : (
          <Trans>any number of people</Trans>
        )}
      </Fact>
      <Fact icon={<Coins aria-hidden="true" className="size-4" />}>
        {budget ? <Trans>up to {budget} in your currency</Trans> : <Trans>free</Trans>}
      </Fact>
    </span>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      {icon}
      {children}
    </span>
  )
}
