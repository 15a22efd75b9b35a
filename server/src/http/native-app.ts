import type { FastifyInstance } from 'fastify'

/** Where Capacitor serves the app's own files from: on iOS, on Android. */
const ORIGINS = ['capacitor://localhost', 'https://localhost']

/** What the web app sends and reads (web/src/api/http.ts, pictures.ts, download.ts). */
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-allow-headers': 'accept, authorization, content-type, x-view-as',
  // A day: browsers keep it for less, each as long as it likes.
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
