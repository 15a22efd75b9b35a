import { queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import type { Entity } from '#lib/entities.ts'

const fitDocument = graphql(`
  query FlowFit($entity: String!) {
    fitOrder(entity: $entity)
    fitGet(entity: $entity, first: 30) {
      pieces {
        adviceId
        reasons {
          name
          value
        }
      }
    }
  }
`)

/** Advice of one entity, the best fit for the person first, and reasons for the first thirty. */
export const flowFitQuery = (entity: Entity) =>
  queryOptions({
    queryKey: ['fit', 'flow', entity],
    staleTime: 10 * 60_000,
    queryFn: ({ signal }) => request(fitDocument, { entity }, { signal }),
  })
