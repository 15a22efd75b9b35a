import { describe, expect, it } from 'vitest'
import { comparing, type WrittenReply } from './closest-reply.rules.ts'

const replies: WrittenReply[] = [
  { say: 'I can’t do this any more. It’s just too much.', saidAs: ['i’m drowning here'] },
  {
    say: 'I have two discharges and the stock check. I can do two of them well.',
    saidAs: ['i can do two of these properly, the third has to wait'],
  },
  {
    say: 'I feel bad asking. But could we look at my list?',
    saidAs: ['sorry to bother you, would you look at my list?'],
    better: 'I’d like five minutes to go through my list with you.',
  },
]
const compare = comparing(replies)
const closest = (text: string) => compare(text, replies)

describe('the closest reply', () => {
  it.each([
    ['a written reply', 'I can’t do this any more. It’s just too much.', 0],
    ['a line as people type it', 'im drowning here', 0],
    ['a line in other words', 'two of these i can do properly but the third must wait', 1],
    ['a line in another order', 'would you look at my list? sorry to bother', 2],
  ])('own words like %s are surely read as its reply', (_name, text, reply) => {
    const { replies: order, isSure, isLine } = closest(text)
    expect(order[0]).toBe(reply)
    expect([...order].sort()).toEqual([0, 1, 2])
    expect({ isSure, isLine }).toEqual({ isSure: true, isLine: true })
  })

  it.each(['did you watch the match on sunday', 'what a nice haircut', '?!', ''])(
    '"%s" is not surely read as a reply, and belongs to no conversation',
    (text) => {
      expect(closest(text)).toMatchObject({ isSure: false, isLine: false })
    },
  )

  it('a better wording belongs to the conversation', () => {
    expect(closest('I’d like five minutes to go through my list with you.').isLine).toBe(true)
  })
})
