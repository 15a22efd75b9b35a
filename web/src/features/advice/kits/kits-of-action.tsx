import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { KitRows } from './kit-rows.tsx'
import { kitsOfQuery } from './kits.queries.ts'

/** The kits for the whole of an occasion that an action belongs to; nothing without one. */
export function KitsOfAction({ action }: { action: string }) {
  const { t } = useLingui()
  const { data: kits = [] } = useQuery(kitsOfQuery([action]))
  if (kits.length === 0) return null
  return (
    <section className="text-field">
      <h2 className="mb-3 text-lead">
        <Trans>For the whole occasion</Trans>
      </h2>
      <KitRows label={t`Kits`} kits={kits} />
    </section>
  )
}
