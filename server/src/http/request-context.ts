import type { FastifyRequest } from 'fastify'
import { requestFacts, viewerOf } from '#accounts/core/accounts.ts'
import type { Context, Services } from '#graphql/context.ts'
import { lowered } from '#graphql/viewer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    errorCodes: string[]
  }
}

const BEARER = /^Bearer ([\x21-\x7e]+)$/i

export const bearerOf = (request: FastifyRequest): string | undefined =>
  BEARER.exec(request.headers.authorization ?? '')?.[1]

export async function contextOf(request: FastifyRequest, services: Services): Promise<Context> {
  const client = request.headers['user-agent'] ?? ''
  const viewer = await viewerOf(services, bearerOf(request))
  return {
    ...services,
    viewer: viewer && lowered(viewer, request.headers['x-view-as']),
    facts: requestFacts(request.id, request.ip, client),
  }
}
