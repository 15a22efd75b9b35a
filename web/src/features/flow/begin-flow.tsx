import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { recordsQuery } from '#advice/records.ts'
import { offerFirst, startFlow } from '#flow/rules.ts'
import type { Entity } from '#lib/entities.ts'
import { newId } from '#lib/ids.ts'
import { paths } from '#paths.ts'
import { importantThingsQuery } from './flow.content.ts'
import { saveFlowRun } from './flow.store.ts'

/** Begins a fresh run and takes the order to do so out of the address, so that a reload resumes. */
export function BeginFlow({ entity, person }: { entity: Entity; person: string }) {
  const { data: things } = useSuspenseQuery(importantThingsQuery(entity))
  const queries = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    const seed = crypto.getRandomValues(new Int32Array(1))[0] ?? 0
    const now = new Date().toISOString()
    const run = startFlow({ entity, person, now, seed, historyId: newId() })
    const ids = things.map((thing) => thing.id)
    // The step asks for its choices by their ids: these are they.
    queries.setQueryData(recordsQuery('important-thing', ids).queryKey, things)
    saveFlowRun(offerFirst(run, ids))
    navigate(paths.flow('important-thing', entity), { replace: true })
  }, [entity, person, things, navigate, queries])
  return null
}
