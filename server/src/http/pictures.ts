import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  countUpload,
  findPicture,
  MOST_BYTES,
  refuseBytes,
  refuseType,
  removePicture,
  savePicture,
} from '#accounts/pictures/pictures.ts'
import { type Services, type SignedIn, signedIn } from '#graphql/context.ts'
import { permitRoute, type RouteName } from '#graphql/permit.ts'
import { contextOf } from '#http/request-context.ts'
import { limitUploads, type UploadLimits } from '#http/upload-limit.ts'
import { AppError } from '#lib/errors.ts'

const ADDRESS = '/pictures'
/** At most 160 MB in memory. */
const UPLOADS: UploadLimits = { most: 20, each: 4 }

/** Browsers must not run or embed a file, whatever it contains. */
const SHOWN = {
  'content-type': 'image/webp',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  // A new picture has a new address. Private: no shared cache may store it.
  'cache-control': 'private, max-age=31536000, immutable',
}

type Options = { services: Services; uploads?: UploadLimits }

/** POST and DELETE of one's own picture with a session; GET of any picture by its secret address. */
export async function pictureRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { services, uploads = UPLOADS } = options
  const callers = new WeakMap<FastifyRequest, SignedIn>()
  const enter = limitUploads(uploads)

  /** Runs before the body is read. */
  const authorize = (route: RouteName) => async (request: FastifyRequest) => {
    const context = await contextOf(request, services)
    permitRoute(route, context.viewer)
    callers.set(request, signedIn(context))
  }
  const callerOf = (request: FastifyRequest): SignedIn => {
    const context = callers.get(request)
    if (context === undefined) throw new AppError('UNAUTHENTICATED', 'Sign in to continue.')
    return context
  }

  async function countUp(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const caller = callerOf(request)
    enter(reply, caller.viewer.userId)
    await countUpload(caller)
  }

  app.setErrorHandler<FastifyError>((error) => {
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') throw refuseBytes()
    if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') throw refuseType()
    throw error
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    /^image\//,
    { parseAs: 'buffer', bodyLimit: MOST_BYTES },
    (_request, body, done) => done(null, body),
  )

  app.post(
    ADDRESS,
    { bodyLimit: MOST_BYTES, onRequest: [authorize('pictureSave'), countUp] },
    async (request, reply) => {
      if (!Buffer.isBuffer(request.body)) throw refuseType()
      reply.header('cache-control', 'no-store')
      return { avatar: await savePicture(callerOf(request), request.body) }
    },
  )
  app.delete(ADDRESS, { onRequest: authorize('pictureRemove') }, async (request, reply) => {
    await removePicture(callerOf(request))
    reply.header('cache-control', 'no-store')
    return { avatar: null }
  })
  app.get<{ Params: { file: string } }>(`${ADDRESS}/:file`, async (request, reply) => {
    const bytes = await findPicture(services, request.params.file)
    if (bytes === undefined) throw new AppError('NOT_FOUND', 'This picture doesn’t exist.')
    return reply.headers(SHOWN).send(bytes)
  })
}
