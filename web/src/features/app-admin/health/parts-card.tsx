import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMe } from '#api/me.ts'
import { cx } from '#lib/cx.ts'
import { momentOf } from '#lib/moment.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { partsQuery, type ServerParts } from './parts.queries.ts'

/** The parts and services of the server, which it tests for this page. */
export function PartsCard() {
  const { data, error } = useQuery(partsQuery)
  return (
    <Card className="sm:p-8">
      <h2 className="text-title">
        <Trans>Services</Trans>
      </h2>
      <div className="mt-3">
        <InlineError error={error} />
      </div>
      {data === undefined && !error && <Skeleton className="late h-60" />}
      {data && <Parts parts={data} />}
    </Card>
  )
}

function Parts({ parts }: { parts: ServerParts }) {
  const { version, model, pictures } = parts
  return (
    <dl className="mt-1">
      <Part name={<Trans>Version</Trans>} value={version} />
      {model == null ? (
        <Part
          name={<Trans>Mira’s model</Trans>}
          value={<Trans>Not set up</Trans>}
          state="off"
          note={<Trans>Mira quotes instead of writing her own answers.</Trans>}
        />
      ) : (
        <Part
          name={<Trans>Mira’s model</Trans>}
          value={model.place}
          state={model.problem == null ? 'works' : 'fails'}
          note={
            model.problem == null ? (
              <Trans>Answers</Trans>
            ) : (
              <Trans>It doesn’t answer ({model.problem}). Check MODEL_URL and MODEL_KEY.</Trans>
            )
          }
        />
      )}
      <Part
        name={<Trans>Pictures</Trans>}
        value={pictures.place}
        state={pictures.problem == null ? 'works' : 'fails'}
        note={
          pictures.problem == null ? (
            <Trans>Can be saved</Trans>
          ) : (
            <Trans>Pictures can’t be saved ({pictures.problem}). Check AVATAR_STORE.</Trans>
          )
        }
      />
      <Backup parts={parts} />
    </dl>
  )
}

function Backup({ parts: { storeKind, backupDate } }: { parts: ServerParts }) {
  const { timeZone } = useMe()
  const name = <Trans>Newest backup</Trans>
  if (storeKind === 'postgres') {
    return (
      <Part
        name={name}
        value={<Trans>Not known here</Trans>}
        note={<Trans>pg_dump makes the backups of PostgreSQL. Look at its newest file.</Trans>}
      />
    )
  }
  if (backupDate == null) {
    return (
      <Part
        name={name}
        value={<Trans>None yet</Trans>}
        state="fails"
        note={<Trans>Make one with: npm run operator -- backup FILE</Trans>}
      />
    )
  }
  return (
    <Part
      name={name}
      value={momentOf(backupDate, timeZone)}
      note={<Trans>By the operator’s command. Pictures are copied apart from it.</Trans>}
    />
  )
}

const icons = { works: CircleCheck, fails: CircleAlert, off: CircleMinus }

type PartProps = {
  name: ReactNode
  value: ReactNode
  note?: ReactNode
  state?: keyof typeof icons
}

function Part({ name, value, note, state }: PartProps) {
  const Icon = state && icons[state]
  return (
    <div className="grid gap-x-6 gap-y-1 border-t-2 border-(--quiet) py-4 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <dt className="text-field-soft">{name}</dt>
      <dd className="min-w-0">
        <p className="font-semibold wrap-anywhere">{value}</p>
        {note && (
          <p
            className={cx(
              'mt-1 flex gap-2 text-note',
              state === 'fails' ? 'text-danger' : 'text-field-soft',
            )}
          >
            {Icon && <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
            <span className="min-w-0 wrap-anywhere">{note}</span>
          </p>
        )}
      </dd>
    </div>
  )
}
