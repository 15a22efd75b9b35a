import type { FastifyInstance } from 'fastify'
import { AppError } from '#lib/errors.ts'

/** Reads JSON bodies; text that is not UTF-8, or not JSON, is refused with a sentence. */
export function acceptJson(app: FastifyInstance): void {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const charset = /charset="?([^";\s]+)/i.exec(request.headers['content-type'] ?? '')?.[1]
    if (charset !== undefined && charset.toLowerCase() !== 'utf-8') {
      const message = 'Only UTF-8 is understood here.'
      return done(new AppError('UNSUPPORTED_MEDIA_TYPE', message), undefined)
    }
    let text: string
    try {
      text = decoder.decode(body as Buffer)
    } catch {
      return done(new AppError('BAD_USER_INPUT', 'The request is not valid UTF-8.'), undefined)
    }
    try {
      done(null, JSON.parse(text))
    } catch {
      done(new AppError('BAD_USER_INPUT', 'The request is not valid JSON.'), undefined)
    }
  })
}
