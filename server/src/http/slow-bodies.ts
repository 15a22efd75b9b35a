import type { FastifyInstance } from 'fastify'

/** So many bytes of a body have to come in each so many milliseconds, until it is whole. */
export type Pace = { bytes: number; ms: number }

/** A phone may lose its network for some seconds; Node ends what is not whole after two minutes. */
const PACE: Pace = { bytes: 20_000, ms: 20_000 }

/** Hangs up on those who send a body very slowly, and would keep a connection or a place for uploads. */
export function refuseSlowBodies(http: FastifyInstance, { bytes, ms }: Pace = PACE): void {
  http.addHook('preParsing', (request, _reply, payload, done) => {
    const { raw } = request
    const { 'content-length': length = '0', 'transfer-encoding': coding } = raw.headers
    if (length !== '0' || coding !== undefined) {
      let before = raw.socket.bytesRead
      const timer = setInterval(() => {
        const now = raw.socket.bytesRead
        if (!raw.complete && now - before < bytes) raw.destroy()
        before = now
      }, ms).unref()
      for (const event of ['end', 'close']) raw.once(event, () => clearInterval(timer))
    }
    done(null, payload)
  })
}
