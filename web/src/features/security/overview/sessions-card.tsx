import { plural, t } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { useMe } from '#api/me.ts'
import { type Session, sessionsQuery } from '#features/security/security.queries.ts'
import { whenWas } from '#features/security/when.ts'
import { paths } from '#paths.ts'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Chip } from '#ui/chip.tsx'

const endOneDocument = graphql(`
  mutation EndSession($_id: ID!) {
    sessionDelete(_id: $_id) {
      _id
    }
  }
`)

const endOthersDocument = graphql(`
  mutation EndOtherSessions {
    sessionDeleteMany
  }
`)

/** Ends every session but this one. Returns the number of ended ones. */
const requestEndOthers = async (): Promise<number> =>
  (await request(endOthersDocument, {})).sessionDeleteMany

export function SessionsCard({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useLingui()
  const { endOne, endOthers } = useEndSessions()
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is removed with its session, so the heading takes the focus.
  const afterEnd = () => heading.current?.focus({ preventScroll: true })
  const others = sessions.filter((session) => !session.isCurrent)
  const count = others.length
  const ordered = [...sessions.filter((session) => session.isCurrent), ...others]
  return (
    <Card className="flex flex-col gap-4 sm:p-8 lg:col-span-2">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
          <Trans>Where you are signed in</Trans>
        </h2>
        <p className="mt-2 max-w-prose text-field-soft">
          <Plural
            value={count}
            _0="On this device only."
            one="On this device and 1 other. Sign out any you don’t recognize."
            other="On this device and # others. Sign out any you don’t recognize."
          />
        </p>
      </div>
      <InlineError error={endOne.error ?? endOthers.error} />
      <ul aria-label={t`Devices`} className="divide-y-2 divide-(--quiet)">
        {ordered.map((session) => (
          <SessionRow
            key={session._id}
            session={session}
            pending={endOne.isPending && endOne.variables?._id === session._id}
            onEnd={() => endOne.mutate(session, { onSuccess: afterEnd })}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {count > 0 && (
          <Button
            variant="quiet"
            pending={endOthers.isPending}
            onClick={() =>
              endOthers.mutate(undefined, {
                onSuccess: (ended) => {
                  afterEnd()
                  showSnackbar({
                    text: plural(ended, {
                      one: '# other device is signed out.',
                      other: '# other devices are signed out.',
                    }),
                    color: 'info',
                  })
                },
              })
            }
          >
            <Trans>Sign out all others</Trans>
          </Button>
        )}
        <SignOffEverywhere />
      </div>
    </Card>
  )
}

type RowProps = { session: Session; pending: boolean; onEnd: () => void }

function SessionRow({ session, pending, onEnd }: RowProps) {
  const { t } = useLingui()
  const { timeZone } = useMe()
  const { client, place, isCurrent, lastSeen } = session
  const Icon = /iPhone|iPad|Android/.test(client) ? Smartphone : Laptop
  const ago = whenWas(lastSeen, new Date(), timeZone)
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 py-4">
      <span className="flex min-w-0 flex-1 basis-48 items-center gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-quiet">
          <Icon aria-hidden="true" className="size-5.5" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold">{client}</span>
            {isCurrent && (
              <Chip tone="mint">
                <Trans>This device</Trans>
              </Chip>
            )}
          </span>
          <span className="mt-0.5 block text-note text-field-soft">
            {isCurrent ? (
              <Trans>In use now, from {place}</Trans>
            ) : (
              <Trans>
                Last used {ago}, from {place}
              </Trans>
            )}
          </span>
        </span>
      </span>
      {!isCurrent && (
        <Button
          variant="quiet"
          pending={pending}
          aria-label={t`Sign out ${client}, last used ${ago}`}
          onClick={onEnd}
        >
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  )
}

function SignOffEverywhere() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const end = useMutation({
    mutationFn: requestEndOthers,
    // Opening that page ends this session too.
    onSuccess: () => navigate(paths.signOff),
  })
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        <Trans>Sign out everywhere</Trans>
      </Button>
      <DialogShell
        open={isAsking}
        onClose={() => {
          setIsAsking(false)
          end.reset()
        }}
        title={t`Sign out everywhere?`}
        error={end.error}
        pending={end.isPending}
        actionLabel={t`Sign out everywhere`}
        actionVariant="danger"
        onAction={() => end.mutate()}
      >
        <p>
          <Trans>
            This signs out every device, including this one. You can sign in again right away.
          </Trans>
        </p>
      </DialogShell>
    </>
  )
}

/** Ends sessions and removes them from the list, also those that have already ended. */
function useEndSessions() {
  const queries = useQueryClient()
  const keep = (stays: (session: Session) => boolean) => {
    queries.setQueryData(sessionsQuery.queryKey, (list) => list?.filter(stays))
    return queries.invalidateQueries({ queryKey: ['security'] })
  }
  const endOne = useMutation({
    mutationFn: ({ _id }: Session) => request(endOneDocument, { _id }),
    onSuccess: (_, { _id, client }) => {
      showSnackbar({ text: t`${client} is signed out.`, color: 'info' })
      return keep((session) => session._id !== _id)
    },
  })
  const endOthers = useMutation({
    mutationFn: requestEndOthers,
    onSuccess: () => keep((session) => session.isCurrent),
  })
  return { endOne, endOthers }
}
