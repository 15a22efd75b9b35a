import { type QueryClient, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { recordsQuery } from '#features/advice/records.ts'
import { importantThingsQuery } from '#features/advice/starting.ts'
import { mostFit } from '#features/flow/run/fit.ts'
import { offerFirst, startFlow } from '#features/flow/run/rules.ts'
import type { FlowRun } from '#features/flow/run/run.ts'
import { latestIndexQuery } from '#features/impact-index/impact-index.queries.ts'
import type { Entity } from '#lib/entities.ts'
import { newId } from '#lib/ids.ts'
import { painted } from '#lib/painted.ts'
import { paths } from '#paths.ts'
import { growOut } from '#ui/grow.ts'
import { flowFitQuery } from './flow.fit.ts'
import { currentFlowRun, saveFlowRun } from './flow.store.ts'

/** Resolves at once. */
const noThings = {
  queryKey: ['content', 'important-thing', ''],
  queryFn: () => [],
  initialData: [],
  staleTime: Number.POSITIVE_INFINITY,
} as unknown as typeof importantThingsQuery

/**
 * A fresh run of this entity, shown in the same render; null without an entity. Removes the
 * parameter that starts it from the address, so that a reload resumes.
 */
export function useBeginning(entity: Entity | null, person: string): FlowRun | null {
  const queries = useQueryClient()
  const navigate = useNavigate()
  // Suspends, so that home stays on screen until the choices are loaded.
  const { data } = useSuspenseQuery(entity === null ? noThings : importantThingsQuery)
  const [begun, setBegun] = useState<FlowRun | null>(null)
  if (entity === null && begun !== null) setBegun(null)
  if (entity !== null && begun?.entity !== entity) {
    const things = data.filter((thing) => thing.entity.includes(entity))
    const ids = things.map((thing) => thing.id)
    // The step requests its choices by these ids.
    queries.setQueryData(recordsQuery('important-thing', ids).queryKey, things)
    setBegun(offerFirst(start(entity, person), ids))
  }
  // Before the first paint.
  useLayoutEffect(() => {
    if (begun !== null) growOut()
  }, [begun])
  useEffect(() => {
    if (begun === null) return
    saveFlowRun(begun)
    navigate(paths.flow('important-thing', begun.entity), { replace: true })
    void painted().then(() => complete(queries, begun))
  }, [begun, navigate, queries])
  return entity !== null && begun?.entity === entity ? begun : null
}

function start(entity: Entity, person: string): FlowRun {
  const seed = crypto.getRandomValues(new Int32Array(1))[0] ?? 0
  return startFlow({ entity, person, now: new Date().toISOString(), seed, historyId: newId() })
}

/**
 * Adds to the run the data that its first step doesn't need. Without a network, the run starts
 * without it.
 */
async function complete(queries: QueryClient, { historyId, entity }: FlowRun): Promise<void> {
  const [index, fit] = await Promise.all([
    queries.fetchQuery(latestIndexQuery).catch(() => []),
    queries.fetchQuery(flowFitQuery(entity)).catch(() => null),
  ])
  const run = currentFlowRun()
  if (run?.historyId !== historyId) return
  const score = index[0]?.weeklyScore ?? null
  saveFlowRun({ ...run, score, fit: fit?.fitOrder.slice(0, mostFit) ?? [] })
}
