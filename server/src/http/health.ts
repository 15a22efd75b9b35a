import type { FastifyInstance } from 'fastify'
import { checkWritable } from '#db/check-store.ts'
import { isDiskFull } from '#db/connection-errors.ts'
import type { Store } from '#db/store.ts'

/**
 * /healthz: the process answers. /readyz: it is not stopping, and can read and write the store.
 * A stopping server calls the returned function: from then on /readyz answers 503, and each answer
 * closes its connection, so that balancers and browsers leave before the port closes.
 */
export function addHealth(http: FastifyInstance, store: Store): () => void {
  let isDraining = false
  let checking: Promise<string | undefined> | undefined

  /** One check at a time: it writes, and anyone can ask for it. */
  const problemNow = () => {
    checking ??= problemOf(store).finally(() => {
      checking = undefined
    })
    return checking
  }
  http.addHook('onRequest', (_request, reply, done) => {
    if (isDraining) reply.header('connection', 'close')
    done()
  })
  // A balancer asks every two seconds: a log line for each request would hide all others.
  const quiet = { logLevel: 'warn' } as const
  http.get('/healthz', quiet, async () => ({ status: 'ok' }))
  http.get('/readyz', quiet, async (_request, reply) => {
    const status = isDraining ? 'stopping' : await problemNow()
    return status === undefined ? { status: 'ok' } : reply.code(503).send({ status })
  })
  return () => {
    isDraining = true
  }
}

async function problemOf(store: Store): Promise<string | undefined> {
  try {
    await checkWritable(store)
    return undefined
  } catch (error) {
    return isDiskFull(error) ? 'disk is full' : 'store does not answer'
  }
}
