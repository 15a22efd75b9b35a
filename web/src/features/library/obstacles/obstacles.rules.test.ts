import { describe, expect, it } from 'vitest'
import { byFamily, families, idOfHash } from './obstacles.rules.ts'

const all = [
  { id: 'late', title: 'Late', family: 'time', entity: ['yourself', 'team'] },
  { id: 'shy', title: 'Shy', family: 'confidence', entity: ['team'] },
  { id: 'soon', title: 'Soon', family: 'time', entity: ['customer'] },
  { id: 'odd', title: 'Odd', family: 'weather', entity: ['team'] },
]
const shown = (...args: Parameters<typeof byFamily>) =>
  byFamily(...args).map(({ family, challenges }) => [family, challenges.map(({ id }) => id)])

describe('obstacles', () => {
  it('groups obstacles by family, in order, without empty families', () => {
    expect(shown(all, null, null)).toEqual([
      ['time', ['late', 'soon']],
      ['confidence', ['shy']],
      ['situation', ['odd']],
    ])
    expect(shown([], null, null)).toEqual([])
    expect(families).toHaveLength(6)
  })

  it('filters obstacles by entity, but always includes the open one', () => {
    expect(shown(all, 'customer', null)).toEqual([['time', ['soon']]])
    expect(shown(all, 'customer', 'shy')).toEqual([
      ['time', ['soon']],
      ['confidence', ['shy']],
    ])
  })

  it('reads the open obstacle from the hash of the address', () => {
    expect(idOfHash('#i-forget')).toBe('i-forget')
    expect(idOfHash('#a%20b')).toBe('a b')
    for (const hash of ['', '#', '#%E0%A4%A']) expect(idOfHash(hash)).toBeNull()
  })
})
