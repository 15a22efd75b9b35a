import { Trans } from '@lingui/react/macro'
import { notifyManager, type Query, type QueryCache, useQueryClient } from '@tanstack/react-query'
import { GitCompare, RefreshCw, WifiOff } from 'lucide-react'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { isUnreachable } from '#api/kept-queries.ts'
import { knownPerson } from '#api/me.ts'
import { useOutbox } from '#api/outbox.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { update, useHasUpdate } from '#shell/app-update.ts'
import { momentText } from './moment-text.ts'

export function Notices() {
  return (
    <>
      <ConnectionLine />
      <UpdateLine />
      <ConflictLine />
    </>
  )
}

const row =
  'flex items-center justify-center gap-3 bg-strong px-4 py-2 text-note font-semibold text-on-strong'

const act =
  '-my-2 min-h-11 shrink-0 whitespace-nowrap rounded-field px-1 font-semibold text-on-strong underline underline-offset-4'

function Line({ icon: Icon, children }: { icon: typeof WifiOff; children: ReactNode }) {
  return (
    <div className={row}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {children}
    </div>
  )
}

/** How often a page with old answers asks for them again, in milliseconds. */
const pause = 10_000

/** Says that there is no network, and how old the page is, until it could be loaded again. */
function ConnectionLine() {
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine)
  const queries = useQueryClient()
  const cache = queries.getQueryCache()
  const asOf = useSyncExternalStore(
    (onChange) => cache.subscribe(notifyManager.batchCalls(onChange)),
    () => ageOf(cache),
  )
  const isOutdated = isOnline && asOf !== null
  useEffect(() => {
    if (!isOutdated) return
    const predicate = ({ state }: Query) => isUnreachable(state.error)
    const failed = { type: 'active', fetchStatus: 'idle', predicate } as const
    const again = () => void queries.refetchQueries(failed)
    again()
    const timer = setInterval(again, pause)
    return () => clearInterval(timer)
  }, [queries, isOutdated])
  if (isOnline && asOf === null) return null
  const moment = asOf === null ? null : momentText(asOf, Date.now())
  return (
    <Line icon={WifiOff}>
      <p>
        {isOnline ? <Trans>The server doesn’t answer.</Trans> : <Trans>You’re offline.</Trans>}{' '}
        {moment !== null && <Trans>This page is as of {moment}.</Trans>}{' '}
        {!isOnline && <Trans>We’ll send your changes later.</Trans>}
      </p>
    </Line>
  )
}

function followNetwork(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

// Not what the page is about: product content, the person, the score in the top bar.
const beside = ['content', 'me', 'impact-index']

/** Whether the last request got no answer; also while it is sent again. */
const isUnanswered = ({ state }: Query) =>
  isUnreachable(state.error) || isUnreachable(state.fetchFailureReason)

/** When the oldest answer on the page was received, if it could not be requested again; else null. */
function ageOf(cache: QueryCache): number | null {
  const moments = cache
    .getAll()
    .filter(({ queryKey }) => !beside.includes(String(queryKey[0])))
    .filter((query) => query.isActive() && query.state.data !== undefined)
    .filter(isUnanswered)
    .map(({ state }) => state.dataUpdatedAt)
  return moments.length === 0 ? null : Math.min(...moments)
}

function UpdateLine() {
  if (!useHasUpdate()) return null
  return (
    <Line icon={RefreshCw}>
      <p>
        <Trans>A new version is ready.</Trans>
      </p>
      <button type="button" className={act} onClick={update}>
        <Trans>Update</Trans>
      </button>
    </Line>
  )
}

/** A goal that was changed here without a network, and elsewhere too. */
function ConflictLine() {
  const queries = useQueryClient()
  const person = knownPerson(queries)
  const asking = useOutbox().find((save) => save.asks && save.person === person)
  if (asking === undefined) return null
  const { _id } = asking.variables.obj as { _id: string }
  return (
    <Line icon={GitCompare}>
      <p>
        <Trans>A goal was changed here and elsewhere.</Trans>
      </p>
      <AppLink to={paths.goal(_id)} className={`${act} inline-flex items-center`}>
        <Trans>Compare</Trans>
      </AppLink>
    </Line>
  )
}
