import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { makePace } from './pace.ts'

/** Work that records its start and runs until `end`. */
function aWork(order: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const work = async () => {
    order.push(name)
    await promise
  }
  return { work, end: resolve }
}

it('runs two calls of a person at once, and calls of others without a wait', async () => {
  const pace = makePace({ atOnce: 2 })
  const order: string[] = []
  const works = ['first', 'second', 'third', 'fourth'].map((name) => aWork(order, name))
  const done = works.map(({ work }) => pace('ada', work))
  await pace('bob', async () => order.push('bob'))
  expect(order).toEqual(['first', 'second', 'bob'])
  works[1]?.end()
  await done[1]
  expect(order).toEqual(['first', 'second', 'bob', 'third'])
  for (const { end } of works) end()
  await Promise.all(done)
  expect(order.at(-1)).toBe('fourth')
})

it('makes a person wait after work that requests a pause, but not other people', async () => {
  const pace = makePace({ atOnce: 1 })
  const order: string[] = []
  const work = (name: string) => async (rest: (ms: number) => void) => {
    order.push(name)
    rest(20)
  }
  const works = ['first', 'second'].map((name) => pace('ada', work(name)))
  await works[0]
  await pace('bob', work('bob'))
  await Promise.all(works)
  expect(order).toEqual(['first', 'bob', 'second'])
})

it('skips pauses below the minimum, and ignores negative pauses', async () => {
  const pace = makePace({ atOnce: 1, unrestedMs: 60_000 })
  let works = 0
  const work = (ms: number) =>
    pace('ada', async (rest) => {
      works += 1
      rest(ms)
    })
  await work(30_000)
  await work(-90_000)
  await work(29_000)
  await work(1e9)
  const waiting = work(0)
  await sleep(0)
  expect(works).toBe(4)
  waiting.catch(() => undefined)
})

it('continues after failed work, and refuses a call behind 100 waiting calls', async () => {
  const pace = makePace({ atOnce: 1 })
  const failing = () => Promise.reject(new Error('no'))
  await expect(pace('ada', failing)).rejects.toThrow('no')
  const { work, end } = aWork([], 'first')
  const works = Array.from({ length: 101 }, () => pace('ada', work))
  await expect(pace('ada', work)).rejects.toMatchObject({ code: 'TRY_AGAIN' })
  end()
  await Promise.all(works)
})
