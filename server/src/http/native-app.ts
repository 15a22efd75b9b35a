import type { FastifyInstance } from 'fastify'

/** The origins of Capacitor's files on iOS and Android. */
const ORIGINS = ['capacitor://localhost', 'https://localhost']

/** Methods and headers of the web app (web/src/api/http.ts, pictures.ts, download.ts). */
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-allow-headers': 'accept, authorization, content-type, x-view-as',
  // A day; browsers limit it further.
  'access-control-max-age': '86400',
}

/**
 * Lets the native app, and no other origin, call this server. No credentials: the app sends its
 * token itself.
 */
export function allowNativeApp(http: FastifyInstance): void {
  http.addHook('onRequest', (request, reply, done) => {
    reply.header('vary', 'Origin')
    const { origin = '' } = request.headers
    if (ORIGINS.includes(origin)) {
      reply.header('access-control-allow-origin', origin)
      reply.header('access-control-expose-headers', 'content-disposition')
      if (request.method === 'OPTIONS') return void reply.code(204).headers(PREFLIGHT).send()
    }
    done()
  })
}
