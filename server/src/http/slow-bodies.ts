import type { FastifyInstance } from 'fastify'

/** The minimum rate of a body: `bytes` in every `ms`. */
export type Pace = { bytes: number; ms: number }

/** Allows a phone to lose its network for some seconds; Node limits a request to two minutes. */
const PACE: Pace = { bytes: 20_000, ms: 20_000 }

/** Closes connections with very slow bodies, which would use up connections and uploads. */
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
