import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { KitRows } from '#features/advice/kits/kit-rows.tsx'
import {
  occasionsQuery,
  type ShortKit,
  type ShortPath,
} from '#features/advice/kits/kits.queries.ts'
import { isEntity } from '#lib/entities.ts'
import { Button } from '#ui/button.tsx'

const few = 4

/** Kits and paths, those that fit the person first; of the chosen entity, or of all. */
export function Occasions() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const asked = search.get('whom')
  const { data } = useQuery(occasionsQuery(isEntity(asked) ? asked : null))
  if (!data) return null
  return (
    <div className="grid items-start gap-12 lg:grid-cols-2 lg:gap-8">
      <List title={<Trans>Kits for a whole occasion</Trans>} label={t`Kits`} kits={data.kits} />
      <List title={<Trans>Paths of four weeks</Trans>} label={t`Paths`} kits={data.paths} />
    </div>
  )
}

type ListProps = {
  title: React.ReactNode
  label: string
  kits: readonly (ShortKit | ShortPath)[]
}

function List({ title, label, kits }: ListProps) {
  const { t } = useLingui()
  const [all, setAll] = useState(false)
  if (kits.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 flex min-h-12 items-center text-title text-field">{title}</h2>
      <KitRows label={label} kits={all ? kits : kits.slice(0, few)} />
      {kits.length > few && (
        <Button variant="quiet" className="mt-4" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t`Show fewer` : t`Show all ${kits.length}`}
        </Button>
      )}
    </section>
  )
}
