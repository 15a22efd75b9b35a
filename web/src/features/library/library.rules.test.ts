import { describe, expect, it } from 'vitest'
import type { ImpactAdvice } from '#api/content-tables.ts'
import { adviceFields } from '#features/advice/saving/saved.rules.ts'
import { challengeIdsOf, entityOf, openAdvice } from './library.rules.ts'

const anAdvice = (id: string, challengeIds: string[] = []): ImpactAdvice => ({
  id,
  title: `The ${id}`,
  body: 'Do it.',
  challengeIds,
})
const advices = [anAdvice('v1', ['c1', 'c2']), anAdvice('v2', ['c3', 'c1']), anAdvice('v3')]

describe('the entity of an action', () => {
  it('opens an action for the requested entity if it has it, else for its first', () => {
    expect(entityOf(['team', 'colleague'], 'colleague')).toBe('colleague')
    for (const asked of ['customer', 'nobody', '', null]) {
      expect(entityOf(['team', 'colleague'], asked)).toBe('team')
    }
    expect(entityOf(['somebody', 'customer'], 'somebody')).toBe('customer')
    expect(entityOf([], 'team')).toBe('yourself')
  })
})

describe('the open advice', () => {
  it('opens the requested advice, else the first, and says if the requested is missing', () => {
    expect(openAdvice(advices, 'v2')).toEqual({ advice: advices[1], isGone: false })
    expect(openAdvice(advices, null)).toEqual({ advice: advices[0], isGone: false })
    expect(openAdvice(advices, 'v9')).toEqual({ advice: advices[0], isGone: true })
    expect(openAdvice([], null).advice).toBeUndefined()
  })

  it('saves advice with its action, its theme and its entity', () => {
    const [advice] = advices as [ImpactAdvice]
    const action = { id: 'a', title: 'The a' }
    expect(adviceFields({ action, advice, category: 'The c', entity: 'team' })).toEqual({
      adviceId: 'v1',
      impactAdviceId: 'v1',
      adviceTitle: 'The v1',
      adviceBody: 'Do it.',
      actionId: 'a',
      actionTitle: 'The a',
      category: 'The c',
      entity: 'team',
    })
  })
})

describe('the obstacles of an action', () => {
  it('lists each obstacle of an action once, those of the open advice first', () => {
    expect(challengeIdsOf(advices, null)).toEqual(['c1', 'c2', 'c3'])
    expect(challengeIdsOf(advices, 'v2')).toEqual(['c3', 'c1', 'c2'])
    expect(challengeIdsOf([], 'v2')).toEqual([])
  })
})
