import SchemaBuilder from '@pothos/core'
import { GraphQLError, Kind } from 'graphql'
import type { Context } from '#graphql/context.ts'
import { readDay, readInstant } from '#lib/iso-dates.ts'

type Schema = {
  Context: Context
  DefaultFieldNullability: false
  Scalars: {
    ID: { Input: string; Output: string }
    Date: { Input: string; Output: string }
    DateTime: { Input: number; Output: number }
  }
}

export type Builder = ReturnType<typeof makeBuilder>

const refuse = (message: string): never => {
  throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
}

function parseDay(value: unknown): string {
  const day = typeof value === 'string' ? readDay(value) : null
  return day ?? refuse('Write the date like 2026-11-21.')
}

function parseInstant(value: unknown): number {
  const instant = typeof value === 'string' ? readInstant(value) : null
  return instant ?? refuse('Write the time like 2026-11-21T09:30:00Z.')
}

/** A new builder with the product's scalars, for one schema. */
export function makeBuilder() {
  const builder = new SchemaBuilder<Schema>({ defaultFieldNullability: false })
  builder.queryType({})
  builder.mutationType({})
  builder.scalarType('Date', {
    description:
      'A calendar day (2026-11-21); in the steps of a flow also an instant in ISO 8601, and in answers where one was stored',
    serialize: (value) => value,
    parseValue: parseDay,
    parseLiteral: (node) => parseDay(node.kind === Kind.STRING ? node.value : undefined),
  })
  builder.scalarType('DateTime', {
    description: 'An instant in ISO 8601, UTC',
    serialize: (value) => new Date(value).toISOString(),
    parseValue: parseInstant,
    parseLiteral: (node) => parseInstant(node.kind === Kind.STRING ? node.value : undefined),
  })
  return builder
}
