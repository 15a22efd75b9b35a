import type { FastifyReply } from 'fastify'
import { AppError } from '#lib/errors.ts'

export type UploadLimits = {
  /** Most concurrent uploads of all people, and of one person */
  most: number
  each: number
}

const full = (message: string) => new AppError('TRY_AGAIN', message, { retryAfter: 5 })

/**
 * Limits the uploads that are in memory, in total and for each user. Refuses with TRY_AGAIN.
 * `slow-bodies.ts` ends stalled uploads.
 */
export function limitUploads({ most, each }: UploadLimits) {
  const underWay = new Map<string, number>()
  let all = 0
  return (reply: FastifyReply, user: string): void => {
    const own = underWay.get(user) ?? 0
    if (own >= each) throw full('Your other files are still uploading. Wait a moment.')
    if (all >= most) throw full('We’re busy with other files right now. Try again in a moment.')
    all += 1
    underWay.set(user, own + 1)
    reply.raw.once('close', () => {
      all -= 1
      const left = (underWay.get(user) ?? 1) - 1
      if (left > 0) underWay.set(user, left)
      else underWay.delete(user)
    })
  }
}
