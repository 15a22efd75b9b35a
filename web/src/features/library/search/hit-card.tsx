import { useLingui } from '@lingui/react/macro'
import { ArrowUpRight } from 'lucide-react'
import { formatWords, kindWords } from '#features/library/kinds.ts'
import { formats } from '#features/library/question.ts'
import type { Entity } from '#lib/entities.ts'
import { AppLink } from '#shell/app-link.tsx'
import { cardClass } from '#ui/card.tsx'
import { ExternalLink } from '#ui/link.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { resultMark } from './field/use-search-keys.ts'
import type { Hit } from './found.queries.ts'
import { hitAddress } from './hit-address.ts'
import { Fact, Snippet, Takes, Whom } from './hit-parts.tsx'

type Props = {
  hit: Hit
  wanted: Entity | null
  onOpen: (id: string) => void
}

export function HitCard({ hit, wanted, onOpen }: Props) {
  const { i18n } = useLingui()
  const { one, icon: Icon } = kindWords[hit.kind]
  return (
    <article className={cardClass(undefined, 'relative px-5 py-4 sm:px-6')}>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-note text-field-soft">
        <Fact icon={<Icon aria-hidden="true" className="size-4" />}>
          <span className="font-semibold text-field">{i18n._(one)}</span>
        </Fact>
        <Whom entity={hit.entity} />
        {hit.category && <span>{hit.category}</span>}
        <LinkFacts hit={hit} />
        <Takes hit={hit} />
      </p>
      <h3 dir="auto" className="mt-1.5 text-lead leading-snug">
        <HitLink hit={hit} wanted={wanted} onOpen={onOpen} />
      </h3>
      {hit.situation && (
        <p dir="auto" className="mt-0.5 font-semibold">
          {hit.situation}
        </p>
      )}
      <Snippet parts={hit.snippet} />
    </article>
  )
}

const stretched =
  'outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-(--focus)'

function HitLink({ hit, wanted, onOpen }: Props) {
  const { t } = useLingui()
  const address = hitAddress(hit, wanted)
  const id = `${hit.kind}:${hit.id}`
  const shared = { ...resultMark, 'data-id': id, onClick: () => onOpen(id) }
  if (address === null) return hit.title
  if ('to' in address) {
    return (
      <AppLink
        {...shared}
        to={address.to}
        state={{ from: 'search' }}
        className={`no-underline ${stretched}`}
      >
        {hit.title}
      </AppLink>
    )
  }
  return (
    <ExternalLink {...shared} href={address.href} className={stretched}>
      {hit.title}
      <VisuallyHidden>{t`, on another site`}</VisuallyHidden>
      <ArrowUpRight aria-hidden="true" className="ml-1 inline size-5 align-[-0.2em]" />
    </ExternalLink>
  )
}

function LinkFacts({ hit }: { hit: Hit }) {
  const { i18n } = useLingui()
  const address = hitAddress(hit, null)
  if (address === null || !('href' in address)) return null
  const format = formats.find((one) => one === hit.format)
  return (
    <>
      <span>{new URL(address.href).host.replace(/^www\./, '')}</span>
      {format && <span>{i18n._(formatWords[format])}</span>}
    </>
  )
}
