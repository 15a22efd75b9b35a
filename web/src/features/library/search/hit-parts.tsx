import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Clock, Coins, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { whomWords } from '#features/library/kinds.ts'
import { entityTone, isEntity } from '#lib/entities.ts'
import { entities } from '#lib/generated/entities.ts'
import { toneClass } from '#ui/tone.ts'
import type { Hit } from './found.queries.ts'

/** A text passage; matches are marked by shape and weight, not only colour. */
export function Snippet({ parts }: { parts: Hit['snippet'] }) {
  if (parts.length === 0) return null
  let from = 0
  return (
    <p dir="auto" className="mt-1 text-field-soft">
      {parts.map(({ text, marked }) => {
        const key = from
        from += text.length
        return marked ? (
          <mark
            key={key}
            className="rounded-[0.3em] bg-sun px-[0.15em] font-bold text-on-tone underline decoration-2 underline-offset-3"
          >
            {text}
          </mark>
        ) : (
          <span key={key}>{text}</span>
        )
      })}
    </p>
  )
}

export function Whom({ entity }: { entity: readonly string[] }) {
  const { i18n } = useLingui()
  const whom = entity.filter(isEntity)
  if (whom.length === 0) return null
  const dots = (
    <span aria-hidden="true" className="inline-flex gap-0.5">
      {whom.map((one) => (
        <span key={one} className={`size-3 rounded-pill ${toneClass[entityTone[one]]}`} />
      ))}
    </span>
  )
  return (
    <Fact icon={dots}>
      {whom.length === entities.length ? (
        <Trans>Everyone</Trans>
      ) : (
        whom.map((one) => i18n._(whomWords[one])).join(', ')
      )}
    </Fact>
  )
}

export function Takes({ hit }: { hit: Hit }) {
  const { time, people, budget } = hit
  return (
    <>
      {time !== null && (
        <Fact icon={<Clock aria-hidden="true" className="size-4" />}>
          <Plural value={time} one="# minute" other="# minutes" />
        </Fact>
      )}
      {people !== null && (
        <Fact icon={<UsersRound aria-hidden="true" className="size-4" />}>
          <Plural value={people} one="1 person" other="up to # people" />
        </Fact>
      )}
      {budget !== null && (
        <Fact icon={<Coins aria-hidden="true" className="size-4" />}>
          {budget > 0 ? <Trans>budget up to {budget}</Trans> : <Trans>no budget</Trans>}
        </Fact>
      )}
    </>
  )
}

export function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className="shrink-0">{icon}</span>
      {children}
    </span>
  )
}
