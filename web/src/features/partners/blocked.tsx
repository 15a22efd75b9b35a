import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Fold } from '#ui/fold.tsx'
import { unblockDocument } from './partners.queries.ts'
import { PersonHead } from './person-head.tsx'
import { type NamedPartner, usePartnerChange } from './sharing.queries.ts'

export function Blocked({ rows }: { rows: readonly NamedPartner[] }) {
  const { t } = useLingui()
  const unblock = usePartnerChange(unblockDocument, { said: t`Unblocked` })
  if (rows.length === 0) return null
  return (
    <Card className="py-3">
      <Fold
        title={<Trans>Blocked people ({rows.length})</Trans>}
        note={<Trans>They can’t invite you. We don’t tell them.</Trans>}
      >
        <ul className="flex flex-col gap-4">
          {rows.map(({ _id, person }) => (
            <li key={_id} className="flex flex-wrap items-center justify-between gap-3">
              <PersonHead person={person}>
                <p className="font-semibold">{person.name}</p>
              </PersonHead>
              <Button
                variant="quiet"
                aria-label={t`Unblock ${person.name}`}
                pending={unblock.isPending && unblock.variables._id === _id}
                onClick={() => unblock.mutate({ _id })}
              >
                <Trans>Unblock</Trans>
              </Button>
            </li>
          ))}
        </ul>
      </Fold>
    </Card>
  )
}
