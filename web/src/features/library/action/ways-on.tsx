import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ImpactAction, ImpactAdvice, ImpactCategory } from '#api/content-tables.ts'
import { inOrder, recordsQuery } from '#features/advice/records.ts'
import { LinkRows } from '#features/library/parts/link-rows.tsx'
import type { Entity } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Fold } from '#ui/fold.tsx'
import { linkClass } from '#ui/link.tsx'

const kits = lazyPart(
  async () => (await import('#features/advice/kits/kits-of-action.tsx')).KitsOfAction,
)

type Props = {
  action: ImpactAction
  advice: ImpactAdvice
  theme: ImpactCategory | undefined
  entity: Entity
  /** Open beside the advice, folded below it. */
  isOpen: boolean
}

/** Obstacles of the open advice, and more of the same theme. */
export function WaysOn({ theme, ...props }: Props) {
  return (
    <div className="flex min-w-0 flex-col gap-2 lg:gap-6">
      <Lazy part={kits} placeholder={null} props={{ action: props.action.id }} />
      <Obstacles {...props} />
      {theme && <MoreOf theme={theme} {...props} />}
    </div>
  )
}

function Obstacles({ action, advice, entity, isOpen }: Omit<Props, 'theme'>) {
  const { t } = useLingui()
  const ids = advice.challengeIds ?? []
  const { data } = useQuery(recordsQuery('implementation-challenge', ids))
  if (ids.length === 0) return null
  const place = { action: action.id, advice: advice.id, entity }
  const rows = inOrder(ids, data ?? []).map(({ id, title }) => ({
    key: id,
    to: paths.challengeAdvice({ ...place, challenge: id }),
    title,
  }))
  return (
    <Fold look="part" open={isOpen} title={t`What may get in the way`} className="text-field">
      <LinkRows label={t`What may get in the way`} rows={rows} />
      <AppLink
        to={paths.challenges(place)}
        className={linkClass('mt-2 inline-flex min-h-11 items-center text-field')}
      >
        <Trans>Everything that may get in the way</Trans>
      </AppLink>
    </Fold>
  )
}

type MoreOfProps = Omit<Props, 'advice' | 'theme'> & { theme: ImpactCategory }

function MoreOf({ theme, action, entity, isOpen }: MoreOfProps) {
  const { t } = useLingui()
  const ids = (theme.actionIds ?? []).filter((id) => id !== action.id)
  const { data } = useQuery(recordsQuery('impact-action', ids))
  if (ids.length === 0) return null
  const rows = inOrder(ids, data ?? []).map(({ id, title }) => ({
    key: id,
    to: paths.action({ action: id, entity }),
    title,
  }))
  const name = t`More on ${theme.title}`
  return (
    <Fold look="part" open={isOpen} title={name} className="text-field">
      <LinkRows label={name} rows={rows} />
    </Fold>
  )
}
