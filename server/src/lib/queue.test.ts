import { describe, expect, it } from 'vitest'
import { makeQueue } from './queue.ts'

describe('a queue', () => {
  it('runs so many at once, lets so many wait, and gives the place of one that failed on', async () => {
    const inTurn = makeQueue({ running: 2, waiting: 3, full: 'Later' })
    let most = 0
    let now = 0
    const work = async (fails: boolean) => {
      now += 1
      most = Math.max(most, now)
      await new Promise((resolve) => setImmediate(resolve))
      now -= 1
      if (fails) throw new Error('failed')
    }
    const all = Array.from({ length: 6 }, (_, at) => inTurn(() => work(at % 2 === 0)))
    const outcomes = await Promise.allSettled(all)
    const codes = outcomes.map((it) =>
      it.status === 'rejected' ? `${it.reason.code} ${it.reason.message}` : 'done',
    )
    expect(most).toBe(2)
    expect(codes.filter((code) => code === 'TRY_AGAIN Later').length).toBe(1)
    await expect(inTurn(async () => 'free again')).resolves.toBe('free again')
  })
})
