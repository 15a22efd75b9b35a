import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { logUnexpected, toWire, type WireError } from '#graphql/errors.ts'
import { ALWAYS } from '#http/headers.ts'
import { AppError, badInput } from '#lib/errors.ts'

const unreadable = () => badInput('We can’t read this request.')

/** Our refusal for an error of Fastify or a plugin; other errors unchanged. */
function translated(error: FastifyError): Error {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return new AppError('TOO_LARGE', 'This is too large to send.')
  }
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send application/json.')
  }
  const { statusCode = 500 } = error
  // A file that may not be served answers as if it did not exist.
  if (statusCode === 403 || statusCode === 404) {
    return new AppError('NOT_FOUND', 'There’s nothing at this address.')
  }
  return statusCode >= 400 && statusCode < 500 ? unreadable() : error
}

/** Handles all errors outside of GraphQL. */
export function addErrors(http: FastifyInstance): void {
  http.setErrorHandler<FastifyError>((error, request, reply) => {
    const { wire, unexpected } = toWire(translated(error), request.id, 'INTERNAL')
    if (unexpected) logUnexpected(request.log, error)
    request.errorCodes.push(wire.extensions.code)
    // A stream that fails before its first byte has set the headers of its file.
    reply.removeHeader('content-disposition').removeHeader('content-length')
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-store')
    return reply.code(wire.extensions.status).send({ errors: [wire] })
  })
}

export const unreadableErrors = (requestId: string): { errors: WireError[] } => ({
  errors: [toWire(unreadable(), requestId, 'BAD_USER_INPUT').wire],
})

/** Answers a URL that the router can't read. No hook runs for it, so this sets the headers. */
export function refuseUnreadable(_error: Error, request: FastifyRequest, reply: FastifyReply) {
  void reply
    .code(400)
    .headers({ ...ALWAYS, 'x-request-id': request.id })
    .send(unreadableErrors(request.id))
}
