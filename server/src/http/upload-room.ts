import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#kernel/errors.ts'

export type RoomLimits = {
  /** Bodies that may arrive at once, of all people together and of one */
  most: number
  each: number
  /** How long a body may take to arrive, in milliseconds */
  patienceMs: number
}

const full = (message: string) => new AppError('TRY_AGAIN', message, { retryAfter: 5 })

/**
 * Counts the bodies that are under way, since each is held in memory until it is whole. Nobody can
 * take all the room, or keep it by sending a little now and then. Refuses with TRY_AGAIN.
 */
export function makeRoom({ most, each, patienceMs }: RoomLimits) {
  const underWay = new Map<string, number>()
  let all = 0
  return (request: FastifyRequest, reply: FastifyReply, user: string): void => {
    const own = underWay.get(user) ?? 0
    if (own >= each) throw full('Other files of yours are still arriving. Please wait a moment.')
    if (all >= most) throw full('Many files arrive right now. Please try again in a moment.')
    all += 1
    underWay.set(user, own + 1)
    const timer = setTimeout(() => request.raw.destroy(), patienceMs)
    request.raw.once('end', () => clearTimeout(timer))
    reply.raw.once('close', () => {
      clearTimeout(timer)
      all -= 1
      const left = (underWay.get(user) ?? 1) - 1
      if (left > 0) underWay.set(user, left)
      else underWay.delete(user)
    })
  }
}
