import { expect, it } from 'vitest'
import { makePace } from './pace.ts'

it('lets a person’s turns come one after another once there is a rest, and others at once', async () => {
  const { turn, rest } = makePace()
  const order: string[] = []
  await turn('ada')
  rest('ada', 20)
  const work = async (name: string) => {
    await turn('ada')
    order.push(name)
    rest('ada', 20)
  }
  const waiting = [work('first'), work('second')]
  await turn('bob')
  order.push('bob')
  await Promise.all(waiting)
  expect(order).toEqual(['bob', 'first', 'second'])
})

it('asks for no rest where there is nothing to rest from', async () => {
  const { turn, rest } = makePace()
  rest('ada', -5)
  let isOver = false
  const waiting = turn('ada').then(() => {
    isOver = true
  })
  await Promise.resolve()
  expect(isOver).toBe(true)
  await waiting
})
