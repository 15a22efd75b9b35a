import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import type { PauseCreateInput, PauseGetManyQuery, RhythmGetQuery } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'

const rhythmDocument = graphql(`
  query RhythmGet {
    rhythmGet {
      inRhythm
      of
      isFromStart
      today
      weeks {
        yearWeek
        monday
        state
      }
    }
  }
`)

const timeOffDocument = graphql(`
  query TimeOff {
    rhythmGet {
      today
    }
  }
`)

const pausesDocument = graphql(`
  query PauseGetMany {
    pauseGetMany {
      _id
      fromDay
      toDay
      kind
    }
  }
`)

const createDocument = graphql(`
  mutation PauseCreate($obj: PauseCreateInput!) {
    pauseCreate(obj: $obj) {
      _id
    }
  }
`)

const endDocument = graphql(`
  mutation PauseEnd($_id: ID!) {
    pauseEnd(_id: $_id) {
      _id
    }
  }
`)

const deleteDocument = graphql(`
  mutation PauseDelete($_id: ID!) {
    pauseDelete(_id: $_id)
  }
`)

/**
 * The number of recent weeks with an action, and each of them, newest first (product 4, rhythm).
 */
export type Rhythm = RhythmGetQuery['rhythmGet']

/** Days on which the product asks for no action; without `toDay`, until further notice. */
export type Pause = PauseGetManyQuery['pauseGetMany'][number]

export const rhythmQuery = queryOptions({
  queryKey: ['rhythm'],
  queryFn: async ({ signal }): Promise<Rhythm> =>
    (await request(rhythmDocument, {}, { signal })).rhythmGet,
})

export type TimeOff = Rhythm['today']

const timeOffQuery = queryOptions({
  queryKey: ['rhythm', 'today'],
  queryFn: async ({ signal }): Promise<TimeOff> =>
    (await request(timeOffDocument, {}, { signal })).rhythmGet.today,
})

/** Why today is a day off (product 4, rhythm). Null on other days, and until it is known. */
export const useTimeOff = (): TimeOff => useQuery(timeOffQuery).data ?? null

/** Stores today's day off from another request of the page, so that the page doesn't jump. */
export function keepTimeOff(queries: QueryClient, { today }: { today: TimeOff }): void {
  queries.setQueryData(timeOffQuery.queryKey, today)
}

/** The person's pauses and days off, the latest first. */
export const pausesQuery = queryOptions({
  queryKey: ['pauses'],
  queryFn: async ({ signal }): Promise<readonly Pause[]> =>
    (await request(pausesDocument, {}, { signal })).pauseGetMany,
})

async function changed(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: pausesQuery.queryKey }),
    queries.invalidateQueries({ queryKey: rhythmQuery.queryKey }),
  ])
}

/** A repeated call with the same `_id` creates only one. Throws AppError. */
export async function createPause(queries: QueryClient, obj: PauseCreateInput): Promise<void> {
  await request(createDocument, { obj })
  await changed(queries)
}

/** Ends the pause today. Throws AppError. */
export async function endPause(queries: QueryClient, _id: string): Promise<void> {
  await request(endDocument, { _id })
  await changed(queries)
}

export async function deletePause(queries: QueryClient, _id: string): Promise<void> {
  await request(deleteDocument, { _id })
  await changed(queries)
}
